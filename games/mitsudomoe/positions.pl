/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mitsudomoe_positions,
          [ initial/1,                  % -State
            intermediateMap/1,          % -State
            endMap/1                    % -State
          ]).

/** <module> Mitsudomoe: the positions of the original program

Each is a state of the original program, `[Board,Hands]`.
*/

%!  initial(-State) is det.
%
%   State is the start of a game (R3).

initial([ [ [ [empty], [empty], [empty],
              [blackBall,blackRing,blackBase,empty],
              [blackBall,blackRing,blackBase,empty]
            ],
            [ [empty], [empty], [empty], [empty],
              [blackBall,blackRing,blackBase,empty]
            ],
            [ [empty], [empty], [empty], [empty], [empty]
            ],
            [ [whiteBall,whiteRing,whiteBase,empty],
              [empty], [empty], [empty], [empty]
            ],
            [ [whiteBall,whiteRing,whiteBase,empty],
              [whiteBall,whiteRing,whiteBase,empty],
              [empty], [empty], [empty]
            ]
          ],
          [ [whiteRing,whiteRing,whiteRing,whiteRing,whiteRing],
            [blackRing,blackRing,blackRing,blackRing,blackRing]
          ]
        ]).

%!  intermediateMap(-State) is det.
%
%   State is from the middle of a game.

intermediateMap([ [ [ [empty], [empty],
                      [whiteRing,empty],
                      [blackBall,blackRing,blackBase,empty],
                      [blackRing,blackBase,empty]
                    ],
                    [ [empty], [empty], [empty], [empty],
                      [blackBall,blackRing,blackBase,empty]
                    ],
                    [ [whiteRing,empty],
                      [empty],
                      [whiteBall,whiteRing,empty],
                      [empty],
                      [blackRing,empty]
                    ],
                    [ [whiteBall,whiteRing,whiteBase,empty],
                      [whiteRing,empty],
                      [blackBall,blackRing,empty],
                      [empty], [empty]
                    ],
                    [ [whiteBall,whiteRing,whiteBase,empty],
                      [whiteRing,whiteBase,empty],
                      [whiteRing,empty],
                      [empty], [empty]
                    ]
                  ],
                  [ [],
                    [blackRing,blackRing,blackRing]
                  ]
                ]).

%!  endMap(-State) is det.
%
%   State is the end of a game that Black has won.

endMap([ [ [ [empty], [empty],
             [whiteBall,whiteRing,empty],
             [blackRing,blackBase,empty],
             [blackRing,blackBase,empty]
           ],
           [ [empty], [empty], [empty], [empty],
             [blackRing,blackBase,empty]
           ],
           [ [whiteRing,empty],
             [empty],
             [whiteBall,whiteRing,empty],
             [empty],
             [blackRing,empty]
           ],
           [ [blackBall,blackRing,whiteRing,whiteBase,empty],
             [whiteBall,whiteRing,empty],
             [blackRing,empty],
             [empty], [empty]
           ],
           [ [blackBall,blackRing,whiteBase,empty],
             [blackBall,blackRing,whiteBase,empty],
             [whiteRing,empty],
             [empty], [empty]
           ]
         ],
         [ [whiteRing,whiteRing],
           []
         ]
       ]).

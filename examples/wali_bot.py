#!/usr/bin/env python3
"""Plays legal moves of Wali, 5x6, by the Universal Game Interface; R4 to R10 are in games/wali/README.md."""
import random
import sys

# The cells of a row are 1 apart, those of a column 8; a border is around them.
NUMBER = {c + r: 8 * int(r) + ord(c) - 88 for c in "abcde" for r in "012345"}
NAME = {number: name for name, number in NUMBER.items()}
STEPS = 1, -1, 8, -8
board, hand, last, turn, phase = [], {}, {}, 1, "drop"  # White is 1, Black -1

def start():
    global board, hand, last, turn, phase
    board, turn, phase = [0 if i in NAME else 9 for i in range(72)], 1, "drop"
    hand, last = {1: 12, -1: 12}, {1: None, -1: None}

def along(i, step):                                     # like stones from i on
    return 1 + along(i + step, step) if board[i + step] == board[i] else 0

def three(i):                                           # R7
    return any(along(i, step) + along(i, -step) == 2 for step in (1, 8))

def drops(player):                                      # R4
    return [NAME[i] for i in NAME if hand[player] and board[i] == 0 and all(board[i + s] != player for s in STEPS)]

def moves():                                            # R6, R8, R9
    if phase == "drop":
        return drops(turn)
    if phase == "take":
        return ["x" + NAME[i] for i in NAME if board[i] == -turn and not three(i)]
    return [NAME[i] + "-" + NAME[i + s] for i in NAME if board[i] == turn for s in STEPS
            if board[i + s] == 0 and last[turn] != (i + s, i)]

def play(word):
    global turn, phase
    cells = tuple(NUMBER[name] for name in word.strip("x").split("-"))
    if phase == "drop":                                 # R5
        board[cells[0]], hand[turn] = turn, hand[turn] - 1
        phase = "drop" if drops(turn) or drops(-turn) else "move"
        turn = 1 if phase == "move" else -turn if drops(-turn) else turn
    elif phase == "move":
        board[cells[0]], board[cells[1]], last[turn], phase = 0, turn, cells, "take"
        if not three(cells[1]) or not moves():          # R10
            turn, phase = -turn, "move"
    else:
        board[cells[0]], turn, phase = 0, -turn, "move"

for line in sys.stdin:
    command, *words = line.split() or [""]
    if command == "position":
        start()
        for word in words[2:]:
            play(word)
    elif command == "quit":
        break
    elif command in ("ugi", "isready", "go"):
        print({"ugi": "ugiok", "isready": "readyok"}.get(command) or "bestmove " + random.choice(moves()), flush=True)

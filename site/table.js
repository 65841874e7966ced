// The grades of a class as a table for other programs, with commas.

const COLUMNS = ['name', 'verdict', 'rules', 'interface', 'style', 'suspicions', 'games', 'positions', 'seconds'];

// A cell that begins as a formula does is a text.
export const table = grades => [COLUMNS, ...grades.map(grade => COLUMNS.map(column => grade[column]))]
  .map(row => row.map(cell => typeof cell === 'number' ? cell
    : `"${String(cell).replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`).join(',')).join('\r\n') + '\r\n';

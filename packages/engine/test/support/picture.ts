// Translates the pictures of scenes to words of the position notation. Neighbour: scene.ts.

const CELL = /^([HAN]\d+)([*/=_]?)$/

/**
 * Reads a picture. Cells are separated by blanks: `.` is an empty square, `H1` / `A1` a home / away player, `N1` a referee, `H1*`
 * holds the ball, `H1/` is prone, `H1=` stunned, `H1_` face down, `o` is the ball, and a single lower-case letter names an empty
 * square.
 */
export const readPicture = (
  picture: string,
  corner: string,
): { words: Map<string, string>; ball: string; names: Map<string, string> } => {
  const words = new Map<string, string>()
  const names = new Map<string, string>()
  let ball = ''
  const row0 = corner.charCodeAt(0)
  const column0 = Number(corner.slice(1))
  const rows = picture
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  rows.forEach((line, dy) => {
    line.split(/\s+/).forEach((cell, dx) => {
      const square = `${String.fromCharCode(row0 + dy)}${column0 + dx}`
      if (cell === '.') return
      if (cell === 'o') {
        ball = ball === '' ? square : `${ball}/${square}`
        return
      }
      if (/^[a-z]$/.test(cell)) {
        names.set(cell, square)
        return
      }
      const match = CELL.exec(cell)
      if (!match) throw new Error(`the picture has an unreadable cell "${cell}"`)
      const state = { '*': '.o', '/': '.p', '=': '.s', _: '.u', '': '' }[match[2]] ?? ''
      words.set(match[1], `@${square}|${state}`)
    })
  })
  return { words, ball, names }
}

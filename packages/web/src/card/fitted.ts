// Fits a text into a picture: as large as possible, in a limited number of lines, cut off only when even the smallest font size
// is too large. Needed because SVG does not wrap text. Neighbour: ResultCard.tsx.

export interface Room {
  readonly width: number
  /** The largest and the smallest font size, in units of the picture. */
  readonly most: number
  readonly least: number
  readonly lines: number
}

export interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
}

/** The width of a letter of the condensed font relative to its size, rounded up; other alphabets are wider. */
const widthOf = (letter: string): number => {
  if ((letter.codePointAt(0) ?? 0) > 0x2000) return 1.05
  if (/[ .,:;'|!iljI]/.test(letter)) return 0.24
  if (/[mwMW@%&]/.test(letter)) return 0.66
  if (/[CDGOQ]/.test(letter)) return 0.58
  return /[\p{Lu}\d]/u.test(letter) ? 0.53 : 0.41
}

export const lengthOf = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0)

/** Every way to break a text in two: at its spaces, or in the middle of a single word. */
const halves = (text: string): readonly (readonly string[])[] => {
  const words = text.split(' ')
  if (words.length > 1)
    return words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const letters = [...text]
  const middle = Math.ceil(letters.length / 2)
  return [[`${letters.slice(0, middle).join('')}-`, letters.slice(middle).join('')]]
}

const cut = (line: string, width: number): string => {
  if (lengthOf(line) <= width) return line
  const letters = [...line]
  while (letters.length > 0 && lengthOf(letters.join('')) + widthOf('…') > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Fills line after line, breaking at spaces if possible; the rest after the last line is cut off. */
const poured = (text: string, width: number, lines: number): readonly string[] => {
  if (lines === 1) return [cut(text, width)]
  const letters = [...text]
  let full = letters.length
  while (full > 1 && lengthOf(letters.slice(0, full).join('')) + widthOf('-') > width) full--
  const space = letters.lastIndexOf(' ', full)
  const [line, from] =
    space > 0 ? [letters.slice(0, space).join(''), space + 1] : [`${letters.slice(0, full).join('')}-`, full]
  return [line, ...poured(letters.slice(from).join(''), width, lines - 1)]
}

export const fitted = (text: string, { width, most, least, lines }: Room): Fitted => {
  const sizeOf = (broken: readonly string[]): number => Math.min(most, width / Math.max(...broken.map(lengthOf), 0.1))
  const ways = [[text], ...(lines > 1 && text.length > 1 ? halves(text) : [])]
  // One line is preferred when it is as large as two would be.
  const best = ways.reduce((one, other) => (sizeOf(other) > sizeOf(one) + 0.01 ? other : one))
  const size = sizeOf(best)
  if (size >= least) return { size: Math.floor(size), lines: best }
  return { size: least, lines: poured(text, width / least, lines) }
}

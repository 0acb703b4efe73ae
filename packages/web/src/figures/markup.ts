// Parts as text, and pictures kept by what is on them: each is made once and used as one image everywhere. As elements of the page
// they would be dozens of shapes a piece, which the browser processes at every change on the pitch. Neighbours: bustPicture.ts,
// contraptionPicture.ts.
import { INK, type Mark, OUTLINE, type Part } from './ink.ts'

const pathOf = ({ d, fill, stroke, width, opacity }: Mark): string => {
  const ink = stroke === INK ? '' : ` stroke="${stroke}"`
  const thin = width === OUTLINE || width === 0 ? '' : ` stroke-width="${width}"`
  const pale = opacity === 1 ? '' : ` opacity="${opacity}"`
  return `<path d="${d}" fill="${fill}"${ink}${thin}${pale}/>`
}

/** The shapes alone. */
export const markup = (part: Part): string => part.map(pathOf).join('')

/** What all outlines have in common, for the group around the shapes. */
export const OUTLINED = `stroke="${INK}" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round"`

const known = new Map<string, string>()

/** The address of the picture with this key; `draw` is asked for its text once. */
export const keptPicture = (key: string, draw: () => string): string => {
  const found = known.get(key)
  if (found) return found
  const address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
  known.set(key, address)
  return address
}

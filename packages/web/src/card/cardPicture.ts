// Makes a PNG of the result card: embeds the fonts in the SVG and draws it on a canvas. Fetches nothing but the fonts that the
// page has loaded already, so it works offline. Neighbours: ResultCard.tsx, ShareCard.tsx.
import { CARD, CARD_FONT } from './ResultCard.tsx'

/** `U+0100-02BA, U+1E??` as pairs of code points. */
const rangesIn = (text: string): readonly (readonly [from: number, to: number])[] =>
  text.split(',').map((one) => {
    const [from, to] = one.trim().replace(/^u\+/i, '').split('-')
    const number = (digits: string, wild: string): number => Number.parseInt(digits.replaceAll('?', wild), 16)
    return [number(from, '0'), number(to ?? from, 'f')]
  })

const hasLetterIn = (text: string, ranges: string): boolean =>
  ranges === '' ||
  rangesIn(ranges).some(([from, to]) =>
    [...text].some((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code >= from && code <= to
    }),
  )

const fontFaces = (): readonly CSSFontFaceRule[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    } catch {
      // The style sheet of a browser extension may not be read.
      return []
    }
  })

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(blob)
  })

/** The font files that contain letters of this text, as @font-face rules. */
const fontRules = async (text: string): Promise<string> => {
  const wanted = fontFaces().filter(
    ({ style }) =>
      style.getPropertyValue('font-family').replaceAll(/["']/g, '') === CARD_FONT &&
      hasLetterIn(text, style.getPropertyValue('unicode-range')),
  )
  const rules = wanted.map(async ({ style, parentStyleSheet }) => {
    const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1]
    if (address === undefined) return ''
    const file = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI))
    const letters = await asDataUrl(await file.blob())
    const range = style.getPropertyValue('unicode-range')
    return `@font-face{font-family:"${CARD_FONT}";font-weight:1 1000;src:url(${letters})${range === '' ? '' : `;unicode-range:${range}`}}`
  })
  return (await Promise.all(rules)).join('')
}

/** The card as a standalone SVG. */
const standalone = async (card: SVGSVGElement): Promise<string> => {
  const copy = card.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(CARD.width))
  copy.setAttribute('height', String(CARD.height))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  // A fallback font everywhere: a browser that cannot read the embedded one still draws the card.
  style.textContent = await fontRules(card.textContent ?? '').catch(() => '')
  copy.prepend(style)
  return new XMLSerializer().serializeToString(copy)
}

export const cardPicture = async (card: SVGSVGElement): Promise<Blob> => {
  const image = new Image(CARD.width, CARD.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(card))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, CARD)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no canvas to draw on')
  pen.drawImage(image, 0, 0, CARD.width, CARD.height)
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('this browser makes no picture of it'))), 'image/png')
  })
}

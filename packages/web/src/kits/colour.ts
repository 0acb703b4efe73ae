// Comparing colours: how bright one is, and how different two look. Neighbours: kit.ts, Crest.tsx.

/** Written as #rrggbb. */
export type Colour = `#${string}`

export const isColour = (text: string | undefined): text is Colour => /^#[0-9a-f]{6}$/.test(text ?? '')

/** Red, green and blue as linear light, each from 0 to 1. */
const light = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })

/** Relative luminance, from 0 (black) to 1 (white). */
export const luminance = (colour: Colour): number => {
  const [red, green, blue] = light(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of the accessibility guidelines: 1 for equal colours, 21 for black on white. */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** CIELAB: lightness and the two opponent colours. */
const seen = (colour: Colour): readonly number[] => {
  const [red, green, blue] = light(colour)
  const bent = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The colour difference: 0 for equal colours, about 100 for black and white. */
export const distance = (one: Colour, other: Colour): number => {
  const there = seen(other)
  return Math.hypot(...seen(one).map((value, i) => value - there[i]))
}

// Points as text: `2`, `1½`, `½`. Neighbours: labels.ts has the line of a score, amountText.ts writes sums of money.

/** A score counts whole and half points. */
export const scoreText = (points: number): string => {
  const whole = Math.floor(points)
  return points === whole ? String(points) : `${whole === 0 ? '' : whole}½`
}

// A team's own colour, the same for the same team list wherever it appears. Neighbour: Token.tsx.

const colours = ['#f4efe1', '#1c1c1c', '#f3c13a', '#7fb069', '#8e6bbf', '#d7d9dc', '#5fc3c9', '#a8322d'] as const

export const stripeOf = (roster: string): string => {
  let sum = 7
  for (let i = 0; i < roster.length; i++) sum = (sum * 31 + roster.charCodeAt(i)) % 997
  return colours[sum % colours.length]
}

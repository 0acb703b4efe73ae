// What a coach shouts for his sponsor: one slogan for a team, the same in every drive. Neighbours: rareEvents.ts tells it,
// template.ts spreads.
import { spread } from './template.ts'

const slogans = [
  'Mother Grubb’s pies: you have eaten worse!',
  'Ironbelly boots: they fit somebody!',
  'Drink Old Puddle: it is mostly beer!',
  'Snagg & Daughters, coffins in every size!',
  'Halfpenny liniment: the pain moves elsewhere!',
  'Tickle’s teeth, second hand, first class!',
] as const

const numberOf = (team: string): number => [...team].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

export const sloganOf = (team: string): string => slogans[spread(numberOf(team), slogans.length)]

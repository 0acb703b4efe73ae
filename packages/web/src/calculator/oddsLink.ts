// Plans as an address: an edition, a colon, a plan, and " vs " before a second one. Neighbour: OddsPage.tsx.
import { decoded } from '../sharing/decoded.ts'

export interface OddsLink {
  readonly edition: string
  readonly plans: readonly string[]
}

const VERSUS = ' vs '

export const writeOddsLink = ({ edition, plans }: OddsLink): string =>
  `/odds/${encodeURIComponent(`${edition}: ${plans.map((plan) => plan.trim()).join(VERSUS)}`)}`

/** Reads an address; an unknown or missing edition becomes the default one. */
export const readOddsLink = (text: string, known: readonly string[]): OddsLink => {
  const whole = decoded(text)
  const [, named, rest] = /^([\w-]+):(.*)$/s.exec(whole) ?? []
  const edition = named !== undefined && known.includes(named) ? named : known[0]
  const plans = (named === undefined ? whole : rest).split(/\svs\s/).map((plan) => plan.trim())
  return { edition, plans: plans.slice(0, 2) }
}

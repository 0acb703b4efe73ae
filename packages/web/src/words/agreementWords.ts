// What two coaches agreed on, in words. Neighbours: match/agreement.ts has the offers, home/AgreementFields.tsx shows them.
import { type Agreement, type AgreementTerm, sides } from '@double-skulls/engine'
import { weaponNames } from '@double-skulls/words'

export const termNames: { readonly [T in AgreementTerm]: string } = {
  touchdowns: 'Touchdowns to win',
  turns: 'Turns each, at most',
  referees: 'Referees',
  hosts: 'Who is at home',
  coveredArena: 'Arena with a roof',
  cheerleaders: 'Cheerleaders',
  cheerleadersPainted: 'Painted cheerleaders',
  cheerleadersDisputed: 'Whether cheerleaders count',
  weapons: 'Secret weapon',
}

/** What differs from the usual match, for a line. */
export const agreementInShort = (agreement: Agreement): readonly string[] => {
  const { touchdowns, turns, referees, hosts, coveredArena = [], cheerleadersPainted = [] } = agreement
  return [
    ...(touchdowns === undefined ? [] : [`first to ${touchdowns}`]),
    ...(turns === undefined ? [] : [`${turns} turns each`]),
    ...(referees === undefined ? [] : [referees === 1 ? '1 referee' : `${referees} referees`]),
    ...(hosts === undefined ? [] : [`the ${hosts} team is the host`]),
    ...(coveredArena.length === 0 ? [] : [`a roof: ${coveredArena.join(' and ')}`]),
    ...sides.flatMap((side) => {
      const many = agreement.cheerleaders?.[side]
      return many === undefined ? [] : [`${side}: ${many === 1 ? '1 cheerleader' : `${many} cheerleaders`}`]
    }),
    ...(cheerleadersPainted.length === 0 ? [] : [`painted cheerleaders: ${cheerleadersPainted.join(' and ')}`]),
    ...(agreement.cheerleadersDisputed ? ['a coin about the cheerleaders'] : []),
    ...sides.flatMap((side) => {
      const weapon = agreement.weapons?.[side]
      return weapon ? [`${side}: ${weaponNames[weapon.id]}`] : []
    }),
  ]
}

// What the coaches agree on before a match beside its options, as flags: touchdowns, turns, referees, whose arena, whose cheerleaders, which weapons.
// The engine says which of it an edition leaves open. Neighbours: choices.ts starts matches by it, commands/play.ts,
// commands/simulate.ts and leagueMatch/wishes.ts have the flags.
import {
  type Agreement,
  type AgreementTerm,
  type Engine,
  openTerms,
  type Roster,
  type Side,
  sides,
  type WeaponBrought,
  weaponIds,
} from '@double-skulls/engine'
import { type Flag, type Given, isOn, textOf, wholeNumber } from './command.ts'
import { refuse, unknown } from './usage.ts'

const numbers = [
  { name: 'touchdowns', to: 20, help: 'the touchdowns that win at once, in editions that are won so' },
  { name: 'turns', to: 96, help: 'the turns of each side in such editions' },
  { name: 'referees', to: 4, help: 'the referees on the pitch, 0 to 4, in editions that have them there' },
] as const

/** Terms that name one side or both, by their flags. */
const ofSides = [
  { name: 'covered-arena', term: 'coveredArena', help: 'whose arena has a roof: home, away or home,away' },
  {
    name: 'painted-cheerleaders',
    term: 'cheerleadersPainted',
    help: 'whose cheerleaders are painted and cheer louder: home, away or home,away',
  },
] as const

const HOSTS: Flag = {
  name: 'hosts',
  value: 'SIDE',
  help: 'who is at home, home or away, where it matters (default: dice)',
}
const CHEERLEADERS: Flag = { name: 'cheerleaders', value: 'HOME,AWAY', help: 'how many cheer for each side, as in 3,5' }
const DISPUTED: Flag = { name: 'disputed-cheerleaders', help: 'a coin says whether cheerleaders count' }

const WEAPONS: Flag = {
  name: 'weapons',
  value: 'HOME,AWAY',
  help: `the secret weapon of each side, as in grenades,chainsaws; a side without one stays empty (${weaponIds.join(' ')})`,
}

/** With what stands before each help text. */
export const agreementFlags = (before = ''): readonly Flag[] =>
  [
    ...numbers.map(({ name, help }) => ({ name, value: 'N', help })),
    HOSTS,
    ...ofSides.map(({ name, help }) => ({ name, value: 'SIDES', help })),
    CHEERLEADERS,
    DISPUTED,
    WEAPONS,
  ].map((flag) => ({ ...flag, help: `${before}${flag.help}` }))

const sideNamed = (flag: string, word: string): Side =>
  sides.find((side) => side === word.trim()) ?? unknown(`--${flag}`, word, sides)

const sidesOf = (given: Given, flag: string): readonly Side[] | null => {
  const text = textOf(given, flag)
  if (text === undefined) return null
  const named = text.split(',').map((word) => sideNamed(flag, word))
  return sides.filter((side) => named.includes(side))
}

const cheerleadersOf = (given: Given): Pick<Agreement, 'cheerleaders'> => {
  const text = textOf(given, CHEERLEADERS.name)
  if (text === undefined) return {}
  const [, home, away] = /^(\d{1,2}),(\d{1,2})$/.exec(text) ?? []
  return away === undefined
    ? refuse(`--${CHEERLEADERS.name} wants two numbers from 0 to 99, home and away, as in 3,5, not "${text}"`)
    : { cheerleaders: { home: Number(home), away: Number(away) } }
}

const weaponNamed = (word: string): WeaponBrought | undefined => {
  if (word === '') return undefined
  return { id: weaponIds.find((id) => id === word) ?? unknown(`--${WEAPONS.name}`, word, weaponIds) }
}

const weaponsOf = (given: Given): Pick<Agreement, 'weapons'> => {
  const text = textOf(given, WEAPONS.name)
  if (text === undefined) return {}
  const words = text.split(',').map((word) => word.trim())
  if (words.length !== sides.length)
    return refuse(`--${WEAPONS.name} wants a weapon for each side, as in grenades,chainsaws or grenades, not "${text}"`)
  const [home, away] = words.map(weaponNamed)
  return { weapons: { ...(home ? { home } : {}), ...(away ? { away } : {}) } }
}

/** The flags as they were given, whatever the edition leaves open. */
export const wishedAgreement = (given: Given): Agreement => {
  const hosts = textOf(given, HOSTS.name)
  const counted = numbers.flatMap(({ name, to }) => {
    const value = wholeNumber(given, name, { from: 0, to }, null)
    return value === null ? [] : [[name, value] as const]
  })
  const named = ofSides.flatMap(({ name, term }) => {
    const value = sidesOf(given, name)
    return value === null ? [] : [[term, value] as const]
  })
  return {
    ...Object.fromEntries(counted),
    ...(hosts === undefined ? {} : { hosts: sideNamed(HOSTS.name, hosts) }),
    ...cheerleadersOf(given),
    ...Object.fromEntries(named),
    ...(isOn(given, DISPUTED.name) ? { cheerleadersDisputed: true } : {}),
    ...weaponsOf(given),
  }
}

const flagOf = (term: AgreementTerm): string =>
  term === 'cheerleadersDisputed' ? DISPUTED.name : (ofSides.find((one) => one.term === term)?.name ?? term)

/** Refuses what the edition does not leave to the coaches, or what does not matter between these teams. */
export const checkAgreement = (
  { edition, rules }: Engine,
  agreement: Agreement,
  teams: readonly Roster[] = [],
): void => {
  const open = openTerms(rules, teams)
  for (const term of Object.keys(agreement) as AgreementTerm[]) {
    if (open.includes(term)) continue
    const flag = flagOf(term)
    if (openTerms(rules).includes(term))
      refuse(`--${flag} matters only where just one of the two teams shuns the light; leave it out`)
    refuse(`--${flag}: in ${edition} it changes nothing; leave it out, or play with the option that needs it`)
  }
}

const typed = (term: AgreementTerm, agreement: Agreement): string => {
  const value = agreement[term]
  if (value === true) return ''
  if (term === 'weapons') return ` ${sides.map((side) => agreement.weapons?.[side]?.id ?? '').join(',')}`
  return ` ${typeof value === 'object' ? Object.values(value).join(',') : value}`
}

/** The same as it was typed, for a command that repeats the match. */
export const agreementText = (agreement: Agreement): string =>
  (Object.keys(agreement) as AgreementTerm[]).map((term) => ` --${flagOf(term)}${typed(term, agreement)}`).join('')

// Unusual but legal lists of dirty tricks, potions and benchwarmers for fuzzing. Neighbours: wildLineUp.ts has the rest of a line-up,
// procs/match/tricks.ts says what is legal.
import type { CompiledEdition } from '../edition.ts'
import type { LineUp, MatchSetup } from '../lineUp.ts'
import { assassinKinds, type DirtyTricks, playerBribeAmounts, refereeBribeAmounts } from '../vocabulary/tricks.ts'
import type { Roller } from './roller.ts'

const MOST_SPIES = 3
const MOST_BRIBES = 3
const MOST_DOSES = 3
/** Numbers of benchwarmers begin here. */
const BENCH_FROM = 70

const drawn = <T>(list: readonly T[], roller: Roller): T => list[roller.below(list.length)]
const oneIn = (chances: number, roller: Roller): boolean => roller.below(chances) === 0

const tricksAgainst = (numbers: readonly number[], roller: Roller): DirtyTricks => ({
  ...(oneIn(2, roller) ? { assassin: { kind: drawn(assassinKinds, roller), target: drawn(numbers, roller) } } : {}),
  drugs: numbers.filter(() => oneIn(4, roller)),
  playerBribes: numbers
    .filter(() => oneIn(5, roller))
    .map((target) => ({ target, amount: drawn(playerBribeAmounts, roller) })),
  refereeBribes: { amount: drawn(refereeBribeAmounts, roller), count: roller.below(MOST_BRIBES + 1) },
  spies: roller.below(MOST_SPIES + 1),
})

const dosesOf = ({ potions }: CompiledEdition, roller: Roller): Partial<LineUp> =>
  potions.size === 0
    ? {}
    : { potions: Object.fromEntries([...potions].map((potion) => [potion, roller.below(MOST_DOSES + 1)])) }

/** Two of his team-mates sit on the bench, sometimes. */
const benchOf = (lineUp: LineUp, roller: Roller): Partial<LineUp> =>
  oneIn(3, roller)
    ? {}
    : {
        bench: lineUp.players
          .filter(({ engaged, skills }) => engaged === undefined && skills.length === 0)
          .slice(-2)
          .map((spec, i) => ({ ...spec, name: `Benchwarmer ${i + 1}`, number: BENCH_FROM + i })),
      }

/** Some players have a spell of an earlier match left. */
const spellsOf = ({ spells }: CompiledEdition, { players }: LineUp, roller: Roller): LineUp['secrets'] => {
  const known = [...spells.keys()]
  if (known.length === 0) return {}
  const left = players.filter(() => oneIn(6, roller))
  return { spells: left.map(({ number }) => ({ number, spell: drawn(known, roller) })) }
}

/** What a line-up brings against this opponent, where the edition has such things. */
const withTricks = (rules: CompiledEdition, lineUp: LineUp, against: LineUp, roller: Roller): LineUp => {
  const stocked = { ...lineUp, ...dosesOf(rules, roller) }
  if (!rules.secrets.has('tricks')) return stocked
  const numbers = against.players.map(({ number }) => number)
  const tricks = tricksAgainst(numbers, roller)
  return {
    ...stocked,
    ...benchOf(lineUp, roller),
    secrets: { ...lineUp.secrets, ...spellsOf(rules, lineUp, roller), tricks },
  }
}

/** Both sides with what they have prepared for each other. */
export const plotted = (rules: CompiledEdition, { home, away, options }: MatchSetup, roller: Roller): MatchSetup => ({
  home: withTricks(rules, home, away, roller),
  away: withTricks(rules, away, home, roller),
  ...(options ? { options } : {}),
})

// What a coach can be asked. A question describes itself by ids and numbers: kind, players, the roll behind it, what declining
// means; packages/words has the sentences. Neighbours: actions.ts holds the answers, declining.ts and faults.ts the ids.

import type { Outside } from './actions.ts'
import type { Declining } from './declining.ts'
import type { Fault } from './faults.ts'
import type { Explanation } from './rolls.ts'
import type { Die, Face, Side } from './words.ts'

export const questionKinds = [
  'kickOrReceive',
  'setUp',
  'placePlayer',
  'kickTarget',
  'highKick',
  'quickSnap',
  'touchback',
  'turn',
  'activation',
  'reroll',
  'rerollDie',
  'blockDie',
  'pushSquare',
  'followUp',
  'useSkill',
  'interception',
  'useResource',
  'chooseInjury',
  'secondBlock',
  'freeMove',
  'bombTarget',
  'catchBall',
  'catchBomb',
  'dumpOff',
  'bite',
  'prayer',
  'nominate',
  'diver',
  'placeBall',
  'kicker',
  'swoop',
  'lashOut',
  'inducement',
  'spellTarget',
  'learn',
  'turnMarkers',
  'characteristic',
  'weather',
  'facing',
  'callIllegal',
  'rise',
  'substitute',
  'tackle',
  'dodge',
  'victims',
  'gang',
  'advance',
  'runUnder',
  'placeReferee',
  'moveReferee',
  'penalised',
  'fanBonus',
  'invasion',
  'rockTarget',
  'lightFuse',
  'grenadeTarget',
  'throwBack',
  'placeThing',
  'moveThing',
  'helper',
  'jumper',
  'bouncer',
  'loadCannon',
  'fireCannon',
  'drive',
  'frontBlock',
  'announce',
  'snap',
  'layCounter',
  'meanCounter',
  'climbOut',
  'findItems',
  'giveItem',
  'useItem',
  'handBall',
  'specialSpell',
  'giveSpell',
  'askSpells',
  'castSpell',
  'givePotion',
  'bribePlayer',
  'bribeReferee',
  'spy',
  'benchwarmer',
] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface Question {
  readonly kind: QuestionKind
  /** The player it is about, or −1. */
  readonly player: number
  /** The other player concerned (the one blocked, pushed or fouled), or −1. */
  readonly other: number
  /** The skill, resource or table result behind the question, or ''. */
  readonly subject: string
  /** The roll that the answer affects, if there is one. */
  readonly roll: Explanation | null
  /** What happens if the offer is declined; '' if there is nothing to decline. */
  readonly declining: Declining | ''
  /** Why the answer "done" is not listed yet; null if it is listed or the question has none. */
  readonly missing: Fault | null
  /** How many more players may be chosen for it; −1 if there is no limit. */
  readonly left: number
}

const NO_MORE: Partial<Question> = {}

export const question = (kind: QuestionKind, player = -1, more = NO_MORE): Question => ({
  kind,
  player,
  other: more.other ?? -1,
  subject: more.subject ?? '',
  roll: more.roll ?? null,
  declining: more.declining ?? '',
  missing: more.missing ?? null,
  left: more.left ?? -1,
})

export interface Result {
  readonly winner: Side | 'draw'
  readonly score: { readonly home: number; readonly away: number }
  /** How the match was decided; `turnCap`: the turns ran out before a side had the touchdowns that win at once. */
  readonly by: 'touchdowns' | 'turnCap' | 'overtime' | 'shootOut' | 'concession' | 'excusedConcession'
}

export type Pending =
  | {
      readonly wait: 'coach'
      readonly side: Side
      readonly question: Question
      /** Inputs from outside that are allowed now. */
      readonly outside: readonly Outside[]
    }
  | { readonly wait: 'dice'; readonly dice: readonly Die[]; readonly why: string; readonly roll: Explanation | null }
  | { readonly wait: 'nothing'; readonly result: Result }

/** Who is asked, without the question: for programs that play many matches. */
export type WaitsFor =
  | { readonly wait: 'coach'; readonly side: Side }
  | { readonly wait: 'dice'; readonly dice: readonly Die[] }
  | { readonly wait: 'nothing' }

export interface Outcome {
  readonly dice: readonly Face[]
  readonly p: number
}

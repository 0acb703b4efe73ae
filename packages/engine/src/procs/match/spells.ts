// Which player has which spells, a secret of his coach until one is cast, and what casting one leaves him to do. Neighbours:
// ../../spell.ts says what a spell is; gettingSpells.ts deals them out, casting.ts offers them, turn/activationOfDeeds.ts plays actions.
import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Match, Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { squadSecret } from '../../kernel/squadSecret.ts'
import { type Action, action } from '../../vocabulary/actions.ts'
import type { SpellId } from '../../vocabulary/spells.ts'
import { hasState } from './states.ts'
import { isTurncoat, ownSideOf } from './turncoats.ts'

export interface HeldSpell {
  readonly id: SpellId
  /** −1: nobody has it yet. */
  readonly player: number
}

const NO_SPELLS: readonly HeldSpell[] = []

/** What is left of a squad's spells: replaced, never changed in place. */
export const spells = squadSecret<readonly HeldSpell[]>('spells', NO_SPELLS)

/** What a coach was told about the spells of the other before the match: who had how many, or which there were. */
export interface Told {
  readonly counts: readonly (readonly [player: number, count: number])[]
  readonly spells: readonly SpellId[]
}

const NOTHING: Told = { counts: [], spells: [] }
export const spellsTold = squadSecret<Told>('spellsTold', NOTHING)

/** All spells of this player that are left. */
export const spellsOf = (match: Match, player: Player): readonly SpellId[] => {
  const side = ownSideOf(match, player)
  if (side === 'neutral') return []
  const held = spells.of(match.squads[side])
  return held === NO_SPELLS ? [] : held.flatMap((one) => (one.player === player.id ? [one.id] : []))
}

/** He was knocked out, or his head is overloaded. */
export const forgetSpells = (c: Ctx, player: Player): void => {
  const { id } = player
  const side = ownSideOf(c.match, player)
  if (side === 'neutral' || spellsOf(c.match, player).length === 0) return
  const squad = c.match.squads[side]
  spells.put(
    squad,
    spells.of(squad).filter((one) => one.player !== id),
  )
  c.events.push({ type: 'spellsForgotten', side, player: id, secretOf: side })
}

/** The mark of one who has done something besides moving in this turn, where it matters: he casts no spell in it any more. */
const BUSY = 'busy'
const CAST = 'cast-'

export const noteBusy = (c: Ctx, player: Player): void => {
  if (c.rules.spells.size > 0 && !player.marks.includes(BUSY)) player.marks = [...player.marks, BUSY]
}

const markOf = ({ marks }: Player): string | undefined => marks.find((mark) => mark.startsWith(CAST))

/** Whether he has cast a spell in this turn. */
export const hasCast = (player: Player): boolean => player.marks.length > 0 && markOf(player) !== undefined

/** Whether he may cast this spell now, for all that concerns himself. */
export const mayCast = (c: Ctx, player: Player, spell: SpellId): boolean =>
  player.place === 'pitch' &&
  !player.marks.includes(BUSY) &&
  !hasCast(player) &&
  // Neither coach can count on him.
  !isTurncoat(c.match, player) &&
  spellsOf(c.match, player).includes(spell)

export const castOn = (caster: Player, spell: SpellId, square: Square = -1): Action =>
  action('cast', caster.id, square, spell)

/** He casts it: it is used up, and everybody sees it. */
export const cast = (c: Ctx, player: Player, spell: SpellId, square: Square = -1): void => {
  const side = coachOf(c.match, player)
  const squad = c.match.squads[side]
  const held = spells.of(squad)
  const used = held.findIndex((one) => one.id === spell && one.player === player.id)
  spells.put(
    squad,
    held.filter((_one, i) => i !== used),
  )
  player.marks = [...player.marks, `${CAST}${spell}`]
  if (side === c.match.turn.side) player.acted = true
  c.events.push({ type: 'spellCast', player: player.id, spell, square, reveals: side })
}

/** Whether magic keeps him from attacking anybody, and from walking along with others. */
export const isKeptFromAttacks = (player: Player): boolean => hasCast(player) || hasState(player, 'bogged')

/** What magic leaves a player to do in his action. */
export interface Leave {
  readonly walks: boolean
  does(deed: Deed): boolean
}

/** He is stuck in mud: he neither moves nor attacks. */
const BOGGED: Leave = { walks: false, does: (deed) => !deed.isAttack && !deed.movement && deed.id !== 'haul' }

/** null: everything. One who is stuck may still have cast something that helps him throw. */
export const leaveOf = (c: Ctx, player: Player): Leave | null => {
  if (c.rules.spells.size === 0) return null
  const stuck = hasState(player, 'bogged')
  const mark = markOf(player)
  if (mark === undefined) return stuck ? BOGGED : null
  const spell = [...c.rules.spells.values()].find(({ id }) => mark === `${CAST}${id}`)
  const { walks = false, deeds = [] } = spell?.helps ?? {}
  return {
    walks: walks && !stuck,
    does: (deed) => (deeds.includes(deed.id) || (walks && deed.movement === 'walk')) && (!stuck || BOGGED.does(deed)),
  }
}

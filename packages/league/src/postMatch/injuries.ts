// Injuries and deaths from a match, and the return of players who missed it. Neighbours: report.ts has the injuries
// after treatment, the engine's casualty table their meaning, ../profile.ts the limits of characteristics.
import { type CasualtyTable, type Characteristic, casualtyRow } from '@double-skulls/engine'
import type { Book } from '../book.ts'
import { profileOf } from '../profile.ts'
import { type Team, type TeamPlayer, withoutPlayer } from '../team.ts'
import { noted, playerNumbered, reckoned, type SideAfter, shirtOf, withWearer } from './afterMatch.ts'
import type { PlayerReport } from './report.ts'

/** The characteristic that an injury lowers, by its row or by its lasting-injury roll. */
const loweredBy = (table: CasualtyTable, id: string): Characteristic | '' =>
  casualtyRow(table, id)?.lowers || table.lasting?.find((one) => one.id === id)?.lowers || ''

/** Lowers a characteristic by one, unless it is at its limit. */
export const lowered = (book: Book, team: Team, player: TeamPlayer, which: Characteristic): TeamPlayer => {
  const worse = { ...player, lasting: [...player.lasting, which] }
  return profileOf(book, team, worse).stats[which] === profileOf(book, team, player).stats[which] ? player : worse
}

/** A player after this injury. */
export const suffered = (book: Book, team: Team, player: TeamPlayer, id: string): TeamPlayer => {
  const table = book.edition.tables.casualty
  const row = table && casualtyRow(table, id)
  const lowers = table ? loweredBy(table, id) : ''
  const hurt = {
    ...player,
    niggling: player.niggling + (row?.niggling ? 1 : 0),
    missesNextGame: player.missesNextGame || row?.missNextGame === true,
  }
  return lowers === '' ? hurt : lowered(book, team, hurt, lowers)
}

/** Whether one of the injuries lowers a characteristic, even one already at its limit. */
const isScarred = (table: CasualtyTable | undefined, ids: readonly string[]): boolean =>
  table !== undefined && ids.some((id) => loweredBy(table, id) !== '')

const injure = (book: Book, after: SideAfter, player: TeamPlayer, one: PlayerReport): SideAfter => {
  if (one.dead) {
    const team = withoutPlayer(after.team, player.id, 'dead')
    return {
      ...after,
      team: noted(team, 'death', { player: shirtOf(player) }),
      guests: after.guests.filter((guest) => guest.player.id !== player.id),
    }
  }
  if (one.injuries.length === 0) return after
  const hurt = one.injuries.reduce((before, id) => suffered(book, after.team, before, id), player)
  const changed = withWearer(after, player.id, () => hurt)
  const scarred = isScarred(book.edition.tables.casualty, one.injuries) ? [...after.scarred, player.id] : after.scarred
  const team = noted(changed.team, 'injury', { player: shirtOf(player), injuries: one.injuries })
  return { ...changed, team, scarred }
}

/** Players who missed this match are fit again; players injured in it may miss the next. */
export const injuries = reckoned((view) => {
  const { team, book, own } = view
  const there = new Set(own.players.map(({ number }) => number))
  const fit = team.players.map((player) => (there.has(player.number) ? player : { ...player, missesNextGame: false }))
  let after: SideAfter = { ...view, team: { ...team, players: fit } }
  for (const one of own.players) {
    const player = one.career.keepsInjuries ? playerNumbered(after, one.number) : undefined
    if (player) after = injure(book, after, player, one)
  }
  return { team: after.team, guests: after.guests, scarred: after.scarred }
})

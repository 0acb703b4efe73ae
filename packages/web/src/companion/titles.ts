// Titles of entries that have only an id in the edition. Neighbours: entries.ts, tableEntries.ts.
import { spelledOut } from '@double-skulls/engine'
import { capital } from '@double-skulls/words'

const own: { readonly [id: string]: string } = {
  followUp: 'Follow-up',
  handOff: 'Hand-off',
  kickOff: 'Kick-off',
  bigGuys: 'Big Guys',
  pickUp: 'Pick-up',
  refereesEye: 'I’ve Got My Eye On You',
  rerolls: 'Re-rolls',
  setUp: 'Set-up',
  throwIn: 'Throw-in',
  timeOut: 'Time-out',
}

export const titleOf = (id: string): string => own[id] ?? capital(spelledOut(id))

const small = ['the', 'a']

/** Capitals as coaches write the names of events: High Kick, Get the Ref. */
export const eventTitle = (id: string): string =>
  titleOf(id)
    .split(' ')
    .map((word) => (small.includes(word) ? word : capital(word)))
    .join(' ')

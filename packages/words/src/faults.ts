// Why a coach is not done yet, in words. Neighbours: the engine's vocabulary/faults.ts lists them, declining.ts.
import type { Fault } from '@double-skulls/engine'

const players = (count: number): string => (count === 1 ? '1 player' : `${count} players`)
const there = (count: number): string => (count === 1 ? '1 is on the pitch' : `${count} are on the pitch`)
const tooWide = (zone: string, { limit, has }: Fault): string =>
  `Only ${limit} players may stand in the ${zone} wide zone; ${has} do.`

const words: { readonly [F in Fault['fault']]: (fault: Fault) => string } = {
  tooFewPlayers: ({ limit, has }) => `${players(limit)} must be set up; ${there(has)}.`,
  tooManyPlayers: ({ limit, has }) => `Only ${players(limit)} may be set up; ${there(has)}.`,
  apart: ({ has }) => `Only one of the ${has} players who refuse to play together may be set up.`,
  tooGood: ({ limit, has }) =>
    `Only the players with the fewest points may be set up: none with more than ${limit}; ${there(has)}.`,
  tooFewOnLine: ({ limit, has }) => `${limit} players must stand on the line of scrimmage; ${has} do.`,
  tooManyInUpperWideZone: (fault) => tooWide('upper', fault),
  tooManyInLowerWideZone: (fault) => tooWide('lower', fault),
  victimsApart: () => 'Each of them must stand beside another who is attacked too.',
}

export const faultWords = (fault: Fault): string => words[fault.fault](fault)

// Sealed bids of all coaches. Neighbours: src/gameDay/sealedBids.ts, prospects.ts, joining.ts; ../team/manyCoaches.test.ts hides them.
import {
  balance,
  campaignOf,
  closingPhase,
  type FreeAgent,
  gather,
  roundFor,
  type Team,
  type Unsigned,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { careerOf } from '../fullCampaign/teams.ts'
import type { Script } from '../postMatch/support.ts'
import { askOf, closing, dayOf, heard, seasoned } from './days.ts'

/** Somebody who has left another team: a human Thrower who was not paid. */
const agent = (more: object = {}): FreeAgent => {
  const [player] = seasoned('Reavers', 0, 0, 'human').players
  return {
    ...{ kind: 'freeAgent', trade: { race: 'Human', position: 'Thrower', mutation: '' }, from: 'reavers' },
    player: {
      ...player,
      name: 'Berni',
      campaign: { ...careerOf(player), rank: 'veteran', training: 4, disenchantment: 6, owed: 600, ...more },
    },
  }
}

const BERNI = 'Berni, Human Thrower, veteran'
/** Nobody finds a Rookie. */
const bidding = (teams: { readonly [id: string]: Team }, script: Script, unsigned: readonly Unsigned[] = [agent()]) =>
  closing('bidding', dayOf(teams, { unsigned }), script)

const three = { ann: seasoned('Ann', 9000, 1), bob: seasoned('Bob', 8000, 3), cid: seasoned('Cid', 2000) }

describe('bids for new players', () => {
  it('[second 284, 328] the highest wins and pays, and the player is of his team', () => {
    const { result } = bidding(three, {
      [`ann a bid for ${BERNI}`]: '3500',
      [`bob a bid for ${BERNI}`]: '4123',
    })
    const { bob, ann } = result.teams
    expect([ann.treasury, bob.treasury, ann.players.length, bob.players.length]).toEqual([9000, 3877, 14, 15])
    expect(bob.players[14]).toMatchObject({ id: 'p15', number: 15, name: 'Berni', position: 'Human Thrower' })
    expect(careerOf(bob.players[14])).toMatchObject({ rank: 'veteran', training: 4, disenchantment: 0, owed: 0 })
    expect(campaignOf(bob).book.at(-1)).toMatchObject({ for: 'bid', amount: -4123, whom: 'p15' })
    expect(balance(campaignOf(bob).book)).toBe(bob.treasury)
    expect(result.unsigned).toEqual([])
  })

  it('[second 284] takes any sum from the usual price to the whole Treasury', () => {
    const day = bidding(three, {})
    expect(askOf(day, 'ann a bid')).toMatchObject({ sums: { least: 3000, most: 9000 } })
    expect(askOf(day, 'ann a bid').options.slice(0, 3)).toEqual(['0', '3000', '3500'])
    // Two thousand are too little for a Thrower.
    expect(heard(day).some((words) => words.startsWith('cid a bid'))).toBe(false)
    for (const bad of ['2999', '9001'])
      expect(() => bidding(three, { [`ann a bid for ${BERNI}`]: bad })).toThrow(/or a sum from 3000 to 9000/)
  })

  it('[second 284] nobody sees a bid before all have written theirs', () => {
    const round = gather(() => closingPhase('bidding', dayOf(three, { unsigned: [agent()] })))
    for (const who of ['ann', 'bob', 'cid']) round.answer([1], who)
    round.answer('5000', 'ann')
    expect(roundFor(round, 'bob')).toMatchObject({ answers: [], missing: ['bob'], step: { who: 'bob' } })
    expect(JSON.stringify(roundFor(round, 'bob')?.answers)).not.toContain('5000')
    round.answer('0', 'bob')
    expect(round.progress()).toMatchObject({ done: true, result: { teams: { ann: { treasury: 4000 } } } })
    expect(round.answers).toEqual([[1], [1], [1], '5000', '0'])
  })

  it('[second 284] who cannot pay any more when a player is settled loses him to the next', () => {
    const other: Unsigned = { ...agent(), player: { ...agent().player, name: 'Otto' } }
    const { result } = bidding(
      three,
      {
        [`ann a bid for ${BERNI}`]: '7000',
        'ann a bid for Otto': '7000',
        'bob a bid for Otto': '3000',
      },
      [agent(), other],
    )
    expect([result.teams.ann.treasury, result.teams.bob.treasury]).toEqual([2000, 5000])
    expect(result.teams.bob.players.at(-1)?.name).toBe('Otto')
  })

  it('[second 284] of equal bids that of the more famous team wins', () => {
    const { result, steps } = bidding(three, {
      [`ann a bid for ${BERNI}`]: '4000',
      [`bob a bid for ${BERNI}`]: '4000',
    })
    expect([result.teams.ann.treasury, result.teams.bob.treasury]).toEqual([9000, 4000])
    expect(heard({ steps, result, answers: [] }).some((words) => words.includes('equal bids'))).toBe(false)
  })

  const alike = { ann: seasoned('Ann', 9000, 2), bob: seasoned('Bob', 8000, 2) }
  const equal: Script = { [`ann a bid for ${BERNI}`]: '4000', [`bob a bid for ${BERNI}`]: '4000' }

  it('[second 284, 330] of equal Fame both bid again, at least the same sum, and the same sum is legal', () => {
    const day = bidding(alike, {
      ...equal,
      [`ann equal bids: a new one for ${BERNI}`]: '4000',
      [`bob equal bids: a new one for ${BERNI}`]: '4500',
    })
    expect(askOf(day, 'bob equal bids')).toMatchObject({ sums: { least: 4000, most: 8000 } })
    expect(askOf(day, 'bob equal bids').options).not.toContain('0')
    expect([day.result.teams.ann.treasury, day.result.teams.bob.treasury]).toEqual([9000, 3500])
  })

  it('[second 330] a lot ends it if they stay equal', () => {
    const day = bidding(alike, {
      ...equal,
      [`ann equal bids: a new one for ${BERNI}`]: '4000',
      [`bob equal bids: a new one for ${BERNI}`]: '4000',
      [`league equal bids for ${BERNI}`]: [2],
    })
    expect(day.steps.at(-1)).toMatchObject({ kind: 'roll', dice: ['d2'], means: ['Ann', 'Bob'] })
    expect(day.result.teams.bob.treasury).toBe(4000)
  })

  it('[second 328] the team that he has left may sign him again, without Disenchantment', () => {
    const { result } = closing(
      'bidding',
      dayOf({ reavers: seasoned('Reavers', 6000, 0, 'human') }, { unsigned: [agent()] }),
      {
        [`reavers a bid for ${BERNI}`]: '3000',
      },
    )
    expect(careerOf(result.teams.reavers.players[14])).toMatchObject({ disenchantment: 0, owed: 0 })
    expect(result.teams.reavers.players[14].position).toBe('Thrower')
  })

  it('[second 328] is paid wages like others, though he was a Freebooter where he comes from', () => {
    const { result } = bidding(three, { [`ann a bid for ${BERNI}`]: '3000' }, [agent({ bid: 4000 })])
    expect(careerOf(result.teams.ann.players[14]).bid).toBe(0)
  })

  it('[second 328] waits for the next game day if nobody wants him', () => {
    expect(bidding(three, {}).result.unsigned).toEqual([agent()])
  })

  it('[second 328] Apothecaries are bid for too, by coaches with a worse one or none', () => {
    const apothecary = { name: 'Aesc', healingPoints: 6, experience: 3, disenchantment: 4, owed: 200, brewed: 0 }
    const healer: Unsigned = { kind: 'apothecary', apothecary, from: 'reavers' }
    const { result, ...day } = bidding(three, { 'cid a bid for Aesc with 6 Healing Points': '1500' }, [healer])
    expect(askOf({ ...day, result }, 'cid a bid').sums).toEqual({ least: 1000, most: 2000 })
    expect(campaignOf(result.teams.cid).apothecary).toEqual({ ...apothecary, disenchantment: 0, owed: 0 })
    expect([result.teams.cid.treasury, campaignOf(result.teams.cid).book.at(-1)?.for]).toEqual([500, 'bid'])
    const rich = { ...result.teams.cid, treasury: 9000 }
    const better = bidding({ cid: rich }, {}, [healer])
    expect(heard(better).some((words) => words.includes('a bid'))).toBe(false)
  })

  it('[second 284] the Undead bid for nobody alive', () => {
    const undead = { ...seasoned('Bones', 9000, 0, 'elf'), roster: 'undead', players: [] }
    expect(heard(bidding({ undead }, {}))).toEqual([])
  })
})

// What no edition shows yet: a neutral player, players on their face, and other boxes for the hurt. Neighbours: src/pitch/Token.tsx,
// src/figures/bases.ts, src/dugout/Dugout.tsx.
import { type Edition, editionNamed, engineFor, type Player, squareNamed, startingLineUp } from '@double-skulls/engine'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import type { Choosing } from '../../src/choosing/choosing.ts'
import { Dugout } from '../../src/dugout/Dugout.tsx'
import { bases } from '../../src/figures/bases.ts'
import { lookOf } from '../../src/figures/look.ts'
import { PitchThumbnail } from '../../src/home/PitchThumbnail.tsx'
import { gainedSkills } from '../../src/pitch/gained.ts'
import { Plate } from '../../src/pitch/Plate.tsx'
import { Token } from '../../src/pitch/Token.tsx'

const crp = editionNamed('crp') as Edition
const engine = engineFor({
  ...crp,
  rules: {
    ...crp.rules,
    referees: { count: 1, stats: { MA: 4, ST: 4, AG: 3, AV: 9 } },
    hurt: { ...crp.rules.hurt, fallsAs: 'faceDown', boxes: ['stunnedBox', 'ko', 'injured', 'dead'] },
  },
})
const [one, other] = engine.rules.rosters
const match = engine.start({ home: startingLineUp(one), away: startingLineUp(other) })
const [first] = match.players
const referee = match.players[match.players.length - 1]
const square = squareNamed(engine.rules.pitch, 'h13')
Object.assign(referee, { place: 'pitch', at: square })
match.board[square] = referee.id + 1

const drawn = (player: Player): string => {
  const look = lookOf(engine, match, player)
  const gained = gainedSkills(engine, match, player)
  return renderToStaticMarkup(
    createElement('svg', null, [
      createElement(Token, { key: 'token', player, look, ball: null }),
      createElement(Plate, { key: 'plate', player, look, ball: null, gained }),
    ]),
  )
}

it('a referee has a base and colours of his own, and is not shown as dazed', () => {
  const picture = drawn(referee)
  expect(referee.noZones).toBe(true)
  expect(picture).toContain(bases.neutral.whole)
  expect(picture).toMatch(/class="token in-kit neutral standing"/)
  expect(picture).not.toContain('daze')
  expect(drawn({ ...first, noZones: true })).toContain('daze')
  expect(lookOf(engine, match, referee).jersey).not.toBe(lookOf(engine, match, first).jersey)
})

it('is on the thumbnail of the match', () => {
  const players = (): number =>
    renderToStaticMarkup(createElement(PitchThumbnail, { engine, match })).split('class="stamp-player').length - 1
  expect(players()).toBe(1)
})

it('a player on his face is drawn from behind, without the stars of a stunned one', () => {
  const [up, down, stunned] = (['prone', 'faceDown', 'stunned'] as const).map((posture) => drawn({ ...first, posture }))
  const bust = (picture: string): string => /href="([^"]*)"/.exec(picture)?.[1] ?? ''
  expect(down).toMatch(/class="token in-kit home face-down"/)
  expect(bust(down)).toBe(bust(stunned))
  expect(bust(down)).not.toBe(bust(up))
  expect([up, down, stunned].map((picture) => picture.includes('class="star"'))).toEqual([false, false, true])
})

it('the bench has the boxes of the edition', () => {
  const choosing = { choices: { players: new Set(), movers: new Set() }, chosen: { player: -1 } } as unknown as Choosing
  const bench = (of: typeof engine, places: readonly Player['place'][]): string => {
    const players = match.players.map((player, i) => ({ ...player, place: places[i] ?? player.place }))
    const props = { engine: of, match: { ...match, players }, side: 'home', choosing, open: false } as const
    const shown: ReactNode = createElement(Dugout, { ...props, onGrab: () => {}, onLook: () => {} })
    const routed = { ssrPath: '/', children: shown }
    return renderToStaticMarkup(createElement(Router, routed))
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  }
  const hurt = bench(engine, ['stunnedBox', 'injured', 'dead', 'injured'])
  for (const box of ['Stun 1', 'KO 0', 'Inj 2', 'Out 1', 'Dead 1']) expect(hurt).toContain(box)
  const usual = bench(engineFor(crp), ['ko', 'casualty'])
  for (const box of ['KO 1', 'Out 1', 'Casualties 1']) expect(usual).toContain(box)
  expect(usual).not.toMatch(/Stun|Inj|Dead/)
})

// Spells are shown to those who may know them, and to nobody else. Neighbours: src/match/tricks.ts, src/tray/PlayerCard.tsx.
import { type Engine, readPosition, type Side } from '@double-skulls/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { engineNamed } from '../../src/match/engines.ts'
import { tricksHeld, tricksOf } from '../../src/match/tricks.ts'
import { PlayerCard } from '../../src/tray/PlayerCard.tsx'

const ID = 'second:companion:spells'
const engine = engineNamed(ID) as Engine
const { match } = readPosition(`${ID} turn=home:3/2 h1@h12 h2@c3 a1@h17 spells=1:flyingFist,1:speedBurst/1:grabbit`)
const known = (viewer: Side | 'nobody', side: Side): readonly string[] =>
  tricksHeld(engine.view(match, viewer), side).map(({ id }) => id)

it('are known to their coach alone', () => {
  expect(known('home', 'home')).toEqual(['flyingFist', 'speedBurst'])
  expect(known('home', 'away')).toEqual([])
  expect(known('away', 'home')).toEqual([])
  expect(known('nobody', 'away')).toEqual([])
})

it('are on the card of who has them', () => {
  const card = (id: number): string => {
    const children = createElement(PlayerCard, { engine, match, player: match.players[id] })
    return renderToStaticMarkup(createElement(Router, { ssrPath: '/', children }))
  }
  const [holder, other] = match.players
  expect(tricksOf(match, holder)).toHaveLength(2)
  expect(card(holder.id).match(/class="emblem spell"/g)).toHaveLength(2)
  expect(card(holder.id)).toContain('Speed Burst')
  expect(card(other.id)).not.toContain('emblem')
})

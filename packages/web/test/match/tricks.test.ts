// Spells and magic items are shown to those who may know them, and to nobody else. Neighbours: src/match/tricks.ts, src/tray/PlayerCard.tsx.
import { type Engine, readPosition, type Side } from '@double-skulls/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { engineNamed } from '../../src/match/engines.ts'
import { tricksHeld, tricksOf } from '../../src/match/tricks.ts'
import { PlayerCard } from '../../src/tray/PlayerCard.tsx'

const ID = 'second:companion:items:spells'
const engine = engineNamed(ID) as Engine
const { match } = readPosition(
  `${ID} turn=home:3/2 h1@h12 h2@c3 a1@h17 spells=1:flyingFist,1:speedBurst/1:grabbit items=2:bootsOfSpeed,1:luckyRabbitsFoot:shown/`,
)
const known = (viewer: Side | 'nobody', side: Side): readonly string[] =>
  tricksHeld(engine.view(match, viewer), side).map(({ id }) => id)

it('are known to their coach alone, until all have seen one used', () => {
  expect(known('home', 'home')).toEqual(['flyingFist', 'speedBurst', 'bootsOfSpeed', 'luckyRabbitsFoot'])
  expect(known('home', 'away')).toEqual([])
  expect(known('nobody', 'away')).toEqual([])
  expect(known('away', 'home')).toEqual(['luckyRabbitsFoot'])
})

it('are on the card of who has them', () => {
  const card = (id: number): string => {
    const children = createElement(PlayerCard, { engine, match, player: match.players[id] })
    return renderToStaticMarkup(createElement(Router, { ssrPath: '/', children }))
  }
  const [holder, other, away] = match.players
  expect(tricksOf(match, holder)).toHaveLength(3)
  expect(card(holder.id).match(/class="emblem spell"/g)).toHaveLength(2)
  expect(card(holder.id)).toContain('Speed Burst')
  expect(card(holder.id)).toContain('Lucky Rabbit’s Foot')
  expect(card(other.id)).toContain('Boots of Speed')
  expect(card(away.id)).not.toContain('Boots')
})

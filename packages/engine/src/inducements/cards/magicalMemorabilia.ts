// The deck Magical Memorabilia. Neighbours: card.ts, skills/cards/ for effects on a player,
// index.ts lists the decks.

import type { Ctx } from '../../edition.ts'
import type { Inducement } from '../../inducement.ts'
import type { Loan, Player } from '../../kernel/match.ts'
import { lendStat } from '../../procs/match/loans.ts'
import type { Characteristic, Side } from '../../vocabulary/words.ts'
import { drawn } from '../draw.ts'
import { ownTurn } from '../when.ts'
import { always, card, grant, onPlayer, teamPlayers } from './card.ts'

const wearing =
  (why: string, until: Loan['until'], ...skills: readonly string[]) =>
  (c: Ctx, player: Player): null =>
    grant(c, player, why, until, skills)

const tellStat = (c: Ctx, player: Player, stat: Characteristic, why: string): null => {
  c.events.push({ type: 'altered', player: player.id, stat, why })
  return null
}

const knockedOut = (c: Ctx, side: Side): Player[] => c.match.players.filter((p) => p.side === side && p.place === 'ko')

const fit = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && (p.place === 'pitch' || p.place === 'reserves'))

/** +1 ST for the drive, then −1 for the match: the loss applies at once and is offset during the drive. */
const wearGauntlets = (c: Ctx, player: Player): null => {
  const usual = player.stats.ST ?? 0
  lendStat(c, player, 'ST', -1, 'match')
  lendStat(c, player, 'ST', usual + 1 - (player.stats.ST ?? 0), 'drive')
  return tellStat(c, player, 'ST', 'gruks-gauntlets')
}

export const magicalMemorabilia: readonly Inducement[] = [
  card(
    'biffin-helmet',
    "Bob's Biffin' Helmet",
    "In the wearer's first block after a kick-off: Mighty Blow (+1) and +2 strength.",
    {
      at: 'kickFlown',
      ...onPlayer(always, teamPlayers, wearing('biffin-helmet', 'block', 'mighty-blow-1', 'biffin-helmet')),
    },
  ),
  card(
    'enchanted-bucket',
    'Enchanted Bucket',
    'After a drive a knocked-out player recovers without a roll, with Disturbing Presence and Foul Appearance.',
    {
      at: 'recovering',
      ...onPlayer(always, knockedOut, (c, player) => {
        player.place = 'reserves'
        c.events.push({ type: 'returned', player: player.id, why: 'enchanted-bucket' })
        return grant(c, player, 'enchanted-bucket', 'match', ['disturbing-presence', 'foul-appearance'])
      }),
    },
  ),
  card(
    'gruks-gauntlets',
    "Gruk the Bear's Gauntlets",
    '+1 strength in the first drive, -1 for the rest of the match.',
    { at: 'preGame', ...onPlayer(always, teamPlayers, wearGauntlets) },
  ),
  card(
    'helm-of-many-eyes',
    'Helm of Many Eyes',
    'From the start of an own turn, for the drive: Dodge, Break Tackle and Really Stupid.',
    {
      at: 'turnStarting',
      ...onPlayer(
        ownTurn,
        teamPlayers,
        wearing('helm-of-many-eyes', 'drive', 'dodge', 'break-tackle', 'really-stupid'),
      ),
    },
  ),
  card(
    'oath-stone',
    'Oath Stone of the High Coach',
    'The coach gets +1 for Brilliant Coaching and for arguing the call.',
    { at: 'preGame', effect: { argueBonus: 1, coachingBonus: 1 }, lasts: 'match' },
  ),
  card('sticky-slop', "Skrot's Sticky Slop", 'Catch and Sure Hands for the match, but no passes and no hand-offs.', {
    at: 'preGame',
    ...onPlayer(always, teamPlayers, wearing('sticky-slop', 'match', 'catch', 'sure-hands', 'sticky-slop')),
  }),
  card(
    'spranleys-cup',
    "Spranley's Cup",
    'For the match its owner cannot be fouled, and nothing modifies injury rolls against him.',
    {
      at: 'preGame',
      ...onPlayer(always, teamPlayers, wearing('spranleys-cup', 'match', 'spranleys-cup')),
    },
  ),
  card(
    'sweatband-of-conquest',
    'Sweatband of Conquest',
    'A random player has Regeneration and +1 armour for the match.',
    {
      at: 'preGame',
      offer: (c, side) => fit(c, side).length > 0,
      ...drawn({
        from: fit,
        count: 1,
        drawn: (c, _side, player) => {
          lendStat(c, player, 'AV', 1, 'match')
          tellStat(c, player, 'AV', 'sweatband-of-conquest')
          return grant(c, player, 'sweatband-of-conquest', 'match', ['regeneration'])
        },
      }),
    },
  ),
]

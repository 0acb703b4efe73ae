// Cards drawn before the match: a D6 chooses the deck, two cards are drawn, and the coach secretly keeps one.
// Neighbours: inducements/cards/ holds the decks, preGame.ts opens the moment, kernel/view.ts hides the cards.
import type { Ctx } from '../../edition.ts'
import type { Deck } from '../../inducement.ts'
import type { Frame } from '../../kernel/match.ts'
import { DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { loseInducement } from '../../procs/rolling/moment.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'

export interface DrawCardsFrame extends Frame {
  readonly proc: 'drawCards'
  step: 'next' | 'deck' | 'again' | 'shuffle' | 'draw' | 'keep'
  readonly side: Side
  /** The inducement that is exchanged for cards, one card for each copy. */
  readonly from: string
  /** Decks drawn from so far, the current one, and whether it was re-rolled. */
  decks: readonly number[]
  deck: number
  rerolled: boolean
  /** The drawn cards, hidden from the other side. */
  readonly hiddenFrom: Side
  secrets: readonly string[]
}

export const drawCardsFrame = (side: Side, from: string): DrawCardsFrame => ({
  proc: 'drawCards',
  step: 'next',
  side,
  from,
  decks: [],
  deck: -1,
  rerolled: false,
  hiddenFrom: otherSide(side),
  secrets: [],
})

const deckOf = (c: Ctx, f: DrawCardsFrame): Deck => {
  const deck = c.rules.inducements.get(f.from)?.decks?.[f.deck]
  if (!deck) throw new Error(`${f.from} has no deck ${f.deck + 1}`)
  return deck
}

/** The rest of the deck: all cards except those the side holds. */
const pool = (c: Ctx, f: DrawCardsFrame): string[] => {
  const { inducements } = c.match.squads[f.side]
  return deckOf(c, f).cards.filter((id) => c.rules.inducements.has(id) && !inducements.includes(id))
}

const keepCard = (c: Ctx, f: DrawCardsFrame, id: string): 'next' => {
  const squad = c.match.squads[f.side]
  squad.inducements = [...squad.inducements, id]
  f.secrets = []
  c.events.push({ type: 'gained', side: f.side, what: 'card', amount: 1, why: deckOf(c, f).id })
  return 'next'
}

export const drawCards: Procedure<DrawCardsFrame, Ctx> = {
  steps: {
    next: (c, f) => {
      if (!c.match.squads[f.side].inducements.includes(f.from)) return DONE
      loseInducement(c, f.side, f.from)
      f.rerolled = false
      return 'deck'
    },

    deck: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'deck',
      rolled: (c, f, faces) => {
        f.deck = faces[0] - 1
        c.events.push({ type: 'chance', why: 'deck', player: -1, dice: faces })
        return f.decks.includes(f.deck) && !f.rerolled ? 'again' : 'shuffle'
      },
    },

    // A deck that came up before may be re-rolled once.
    again: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (c, f) => question('inducement', -1, { subject: deckOf(c, f).id, declining: 'twoMoreCardsAreDrawn' }),
      legal: () => [action('keep'), action('reroll')],
      chosen: (_c, f, answer) => {
        if (answer.do === 'keep') return 'shuffle'
        f.rerolled = true
        return 'deck'
      },
    },

    shuffle: (c, f): Next<DrawCardsFrame> => {
      f.decks = [...f.decks, f.deck]
      const cards = pool(c, f)
      if (cards.length > 1) return 'draw'
      return cards.length === 1 ? keepCard(c, f, cards[0]) : 'next'
    },

    draw: {
      kind: 'throw',
      hidden: true,
      side: (_c, f) => f.side,
      ordered: true,
      dice: (c, f) => {
        const count = pool(c, f).length
        return [`d${count}`, `d${count - 1}`]
      },
      why: () => 'cards',
      rolled: (c, f, faces) => {
        const cards = pool(c, f)
        const first = cards[faces[0] - 1]
        f.secrets = [first, cards.filter((id) => id !== first)[faces[1] - 1]]
        return 'keep'
      },
    },

    keep: {
      kind: 'choice',
      hidden: true,
      by: (_c, f) => f.side,
      question: (c, f) => question('inducement', -1, { subject: deckOf(c, f).id }),
      legal: (_c, f) => [...new Set(f.secrets.map((id) => action('choose', -1, -1, id)))],
      chosen: (c, f, answer) => keepCard(c, f, answer.option),
    },
  },
}

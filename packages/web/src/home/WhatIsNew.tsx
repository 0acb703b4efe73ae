// Recent changes of the client, newest first. Neighbour: HomePage.tsx.
import type { ReactNode } from 'react'

const news: readonly string[] = [
  'The third edition of 1994: its 15 team lists, star rolls, ageing and 36 handicaps, and if you like illegal procedure, called by you.',
  'Colours: a team wears two of its own on the pitch and on its crest; its page has them.',
  'Full time is a picture: the card of the match can be kept, copied or passed on.',
  'Positions: draw one by click, by keys or as text, play it from there, and keep it by name.',
  'Practice: ten small positions, from picking up the ball to breaking a cage, each with a goal that the page checks.',
  'Before the match: helpers, stars and mercenaries for your money, in a quick match too; "With inducements …" leads there.',
  'A match open in two tabs is played in one of them; the other shows it live, and "Play here" takes it over. What cannot be read is listed, and can be saved as a file or removed.',
  'Click an opponent out of reach: the way there and the block come as one plan with its chance. Every number can be asked why.',
  'Rules: every skill, table and action of every edition in short words, one click away from its name.',
  'Odds: what a plan is worth, step by step and with re-rolls, two plans side by side, as a link.',
  'Statistics: the ball turn by turn, blocks, every die against its expectation, and luck; in the log each turn in short, and two commentators.',
  'Replays: watch a match or a record file again, jump from touchdown to touchdown, and play on from any moment.',
  'Teams: build one by the rules of its edition, print it, pass it on as a link or a file, and take it into a match.',
  'Any moment of a match is a link: "Link" copies it, and anybody who opens it plays on from there.',
  'Answers can be given once and for all, and taken back on the settings page.',
  'The first kick-off in a browser: every edition, against a bot or a friend at the same screen.',
]

/** This many are shown; the rest is folded. */
const LATEST = 3

const Items = ({ items }: { readonly items: readonly string[] }): ReactNode => (
  <ul className="news-list">
    {items.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

export const WhatIsNew = (): ReactNode => (
  <section className="latest">
    <h2>What is new</h2>
    <Items items={news.slice(0, LATEST)} />
    <details>
      <summary>Before that</summary>
      <Items items={news.slice(LATEST)} />
    </details>
  </section>
)

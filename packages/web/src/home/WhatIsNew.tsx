// What has come to the client lately, newest first. Neighbour: HomePage.tsx.
import type { ReactNode } from 'react'

const news: readonly string[] = [
  'Positions are links: "Link" in a match copies one, and whoever opens it plays on from there.',
  'Answers can be given once and for all, and taken back on the settings page.',
  'The first kick-off in a browser: every edition, against a bot or a friend at the same screen.',
]

export const WhatIsNew = (): ReactNode => (
  <section>
    <h2>What is new</h2>
    <ul className="news-list">
      {news.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </section>
)

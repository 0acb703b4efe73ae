// A down begins, a coach announces something, a field goal goes wide: a strip at the pitch's edge. Neighbours: TurnScene.tsx looks the
// same, words/downs.ts has the words, Moments.tsx.
import type { Pitch } from '@double-skulls/engine'
import { teamName } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { SideMark } from '../sides/SideMark.tsx'
import type { Down } from '../stage/scenes.ts'
import { announcementNames, downName, rowsToGo, toGoWords } from '../words/downs.ts'
import { inColours, type SceneProps } from './scene.ts'

const wordsOf = (pitch: Pitch, { side, what }: Down): string => {
  switch (what.happens) {
    case 'begins':
      return [downName({ down: what.down, lost: false }), toGoWords({ toGo: rowsToGo(pitch, side, what.column) })]
        .filter(Boolean)
        .join(', ')
    case 'announced':
      return `${announcementNames[what.announcement]}!`
    case 'missed':
      return 'miss the goal'
    case 'taken':
      return 'have the ball now'
  }
}

export const DownScene = ({ engine, match, scene }: SceneProps<Down>): ReactNode => (
  <div className={`scene down ${scene.what.happens}`} style={inColours(match, scene.side)}>
    <p className="turn-strip">
      <SideMark side={scene.side} /> <b>{teamName(match, scene.side)}</b> {wordsOf(engine.rules.pitch, scene)}
    </p>
  </div>
)

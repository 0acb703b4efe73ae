// A crest as markup text, for documents that are built as text. Neighbours: Crest.tsx; teams/printSheet.ts.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Crest } from './Crest.tsx'
import type { Wearer } from './kit.ts'

export const crestMarkup = (team: Wearer, size: number): string => {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<Crest team={team} size={size} />))
  const { innerHTML } = place
  root.unmount()
  return innerHTML
}

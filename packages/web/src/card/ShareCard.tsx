// The result card with ways to share it: as a file, on the clipboard, or through the device's share menu. Neighbours:
// ResultCard.tsx draws, cardPicture.ts makes the file; FullTime.tsx and the statistics page show it.
import { type ReactNode, useRef, useState } from 'react'
import { plainFileName } from '../sharing/fileName.ts'
import { offerBlob } from '../sharing/offerFile.ts'
import { cardPicture } from './cardPicture.ts'
import { type CardFacts, cardWords } from './facts.ts'
import { ResultCard } from './ResultCard.tsx'

const fileName = ({ sides: { home, away } }: CardFacts): string =>
  `${plainFileName(`${home.name} ${home.score} ${away.score} ${away.name}`, 'match')}.png`

/** Whether this device can share a picture with other apps. */
const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'card.png', { type: 'image/png' })] })

const canCopy = (): boolean => typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'

export const ShareCard = ({ facts }: { readonly facts: CardFacts }): ReactNode => {
  const card = useRef<SVGSVGElement>(null)
  const [note, setNote] = useState('')
  const drawn = async (): Promise<Blob> => {
    if (!card.current) throw new Error('there is no card')
    return cardPicture(card.current)
  }
  const attempt = (work: () => Promise<string>): void => {
    setNote('')
    work().then(setNote, (error: unknown) => {
      // Closing the device's share menu is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setNote(`That did not work: ${error instanceof Error ? error.message : String(error)}.`)
    })
  }
  const save = async (): Promise<string> => {
    offerBlob(fileName(facts), await drawn())
    return 'The picture is among your downloads.'
  }
  const copy = async (): Promise<string> => {
    // Given as a promise, because some browsers allow the copy only directly within the click.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawn() })])
    return 'The picture is on the clipboard.'
  }
  const share = async (): Promise<string> => {
    const file = new File([await drawn()], fileName(facts), { type: 'image/png' })
    await navigator.share({ files: [file], text: cardWords(facts) })
    return ''
  }
  return (
    <figure className="result-card">
      <ResultCard facts={facts} ref={card} />
      <figcaption>
        <button type="button" className="answer" onClick={() => attempt(save)}>
          Save the picture
        </button>
        {canCopy() && (
          <button type="button" className="answer" onClick={() => attempt(copy)}>
            Copy the picture
          </button>
        )}
        {canShare() && (
          <button type="button" className="answer" onClick={() => attempt(share)}>
            Share …
          </button>
        )}
        <span role="status">{note}</span>
      </figcaption>
    </figure>
  )
}

// A name of the rules as a link to its entry in the companion, with the short text in a small box on hover, focus or tap. The box
// never covers the pitch. Neighbours: ruleKinds.ts has the addresses, shortText.ts the text.
import type { Engine } from '@double-skulls/engine'
import { nameOf } from '@double-skulls/words'
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { type Box, besideThePitch } from './besideThePitch.ts'
import { type RuleKind, ruleAddress, ruleName, ruleOf } from './ruleKinds.ts'

interface RuleNameProps {
  readonly engine: Engine
  readonly id: string
  /** Looked up when missing; a name without an entry is plain text. */
  readonly kind?: RuleKind
  /** The text shown instead of the name. */
  readonly children?: ReactNode
}

/** Long enough that a passing pointer opens nothing. */
const PAUSE = 160

interface Told {
  readonly name: string
  readonly text: string
}

/** The texts are a separate file, loaded when the first one is needed. */
const told = (engine: Engine, kind: RuleKind, id: string): Promise<Told> =>
  import('./shortText.ts').then(({ shortText }) => shortText(engine, kind, id))

interface NoteProps {
  readonly id: string
  readonly anchor: HTMLElement
  readonly name: string
  readonly text: string
  readonly href: string
  /** Opened by touch: it stays until it is closed, and holds the link. */
  readonly kept: boolean
  onClose(): void
}

const Note = ({ id, anchor, name, text, href, kept, onClose }: NoteProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Box | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is as high as its text
  useEffect(() => {
    if (box.current) setPlace(besideThePitch(anchor, box.current))
  }, [anchor, text, kept])
  return createPortal(
    <div
      ref={box}
      id={id}
      className="rule-note"
      {...(kept ? { role: 'dialog', 'aria-label': name } : { role: 'tooltip' })}
      style={
        place
          ? { left: place.left, top: place.top, width: place.width, maxHeight: place.height }
          : { visibility: 'hidden' }
      }
    >
      <b>{name}</b>
      <p>{text === '' ? 'One moment …' : text}</p>
      {kept && (
        <p className="rule-note-ways">
          <a href={href} target="_blank" rel="noreferrer">
            In the companion<span className="unseen"> (a new tab)</span>
          </a>
          <button type="button" className="plain" onClick={onClose}>
            Close
          </button>
        </p>
      )}
    </div>,
    document.body,
  )
}

export const RuleName = ({ engine, id, kind, children }: RuleNameProps): ReactNode => {
  const [here] = useLocation()
  const [open, setOpen] = useState<'no' | 'shown' | 'kept'>('no')
  const [words, setWords] = useState<Told | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const waiting = useRef(0)
  const touched = useRef(false)
  const noteId = useId()
  const found = kind ? { kind, id } : ruleOf(engine, id)
  const isOpen = open !== 'no'

  useEffect(() => {
    if (!isOpen) return
    // Before other listeners: in a match Escape also cancels the choice.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen('no')
    }
    const onPress = (event: PointerEvent): void => {
      const target = event.target as Node
      if (!link.current?.contains(target) && !document.getElementById(noteId)?.contains(target)) setOpen('no')
    }
    // The log scrolls all the time: only a scroll that moves the name closes its box.
    const onScroll = (event: Event): void => {
      if (event.target instanceof Node && event.target.contains(link.current)) setOpen('no')
    }
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onPress)
    addEventListener('scroll', onScroll, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onPress)
      removeEventListener('scroll', onScroll, true)
    }
  }, [isOpen, noteId])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const name = ruleName(engine, found ?? { kind: 'skill', id })
  if (!found) return children ?? name
  const href = `#${ruleAddress(engine.edition, found.kind, found.id)}`
  const show = (how: 'shown' | 'kept'): void => {
    clearTimeout(waiting.current)
    setOpen(how)
    if (words) return
    const failed = { name, text: 'The words could not be loaded. Look at them again in a moment.' }
    told(engine, found.kind, found.id).then(setWords, () => setWords(failed))
  }
  const hide = (): void => {
    clearTimeout(waiting.current)
    setOpen((was) => (was === 'kept' ? was : 'no'))
  }
  // Outside the companion the entry opens in a new tab, so that the coach does not lose his place.
  const inCompanion = here.startsWith('/rules')
  return (
    <>
      <a
        ref={link}
        className="rule-name"
        href={href}
        {...(inCompanion ? {} : { target: '_blank', rel: 'noreferrer' })}
        aria-describedby={open === 'shown' ? noteId : undefined}
        onPointerDown={(event) => {
          touched.current = event.pointerType === 'touch'
        }}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch') return
          waiting.current = window.setTimeout(() => show('shown'), PAUSE)
        }}
        onPointerLeave={hide}
        onFocus={() => {
          if (!touched.current) show('shown')
        }}
        onBlur={hide}
        onClick={(event) => {
          if (!touched.current) return
          event.preventDefault()
          if (open === 'kept') setOpen('no')
          else show('kept')
        }}
      >
        {children ?? name}
      </a>
      {isOpen && link.current && (
        <Note
          id={noteId}
          anchor={link.current}
          name={words?.name ?? name}
          text={words?.text ?? ''}
          href={href}
          kept={open === 'kept'}
          onClose={() => setOpen('no')}
        />
      )}
    </>
  )
}

interface RuleNamesProps {
  readonly engine: Engine
  readonly ids: readonly string[]
  readonly between?: string
}

/** Several names, one after another. */
export const RuleNames = ({ engine, ids, between = ', ' }: RuleNamesProps): ReactNode =>
  ids.map((id, i) => (
    // A team may hold the same card twice.
    // biome-ignore lint/suspicious/noArrayIndexKey: names keep their order
    <Fragment key={i}>
      {i > 0 && between}
      <RuleName engine={engine} id={id}>
        {nameOf(engine, id)}
      </RuleName>
    </Fragment>
  ))

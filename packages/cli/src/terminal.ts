// Terminal output: colours, a progress bar, and a screen that is redrawn.
// Neighbours: draw.ts colours its drawing, commands/play.ts uses the screen.

export type Style = 'home' | 'away' | 'neutral' | 'ball' | 'dim' | 'bold'

const codes: { readonly [S in Style]: string } = {
  home: '36',
  away: '33',
  neutral: '35',
  ball: '1',
  dim: '2',
  bold: '1',
}

export type Paint = (text: string, ...styles: readonly Style[]) => string

export const plainPaint: Paint = (text) => text

const colourPaint: Paint = (text, ...styles) =>
  styles.length === 0 ? text : `\x1b[${styles.map((style) => codes[style]).join(';')}m${text}\x1b[0m`

/** Colours only on a terminal and without NO_COLOR. */
export const paintFor = (stream: NodeJS.WriteStream): Paint =>
  stream.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb' ? colourPaint : plainPaint

const BAR = 30
const REDRAW_MILLIS = 100

export interface Progress {
  show(share: number, text: string): void
  clear(): void
}

/** A progress bar on stderr if it is a terminal; otherwise nothing. */
export const newProgress = (): Progress => {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} }
  let last = 0
  return {
    show(share, text) {
      const now = performance.now()
      if (now - last < REDRAW_MILLIS) return
      last = now
      const full = Math.round(Math.min(1, share) * BAR)
      process.stderr.write(`\r\x1b[K[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${text}`)
    },
    clear: () => {
      process.stderr.write('\r\x1b[K')
    },
  }
}

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[2J'
const LEAVE = '\x1b[?25h\x1b[?1049l'

export interface Screen {
  draw(lines: readonly string[]): void
  close(): void
}

/** The alternate screen, redrawn in place; the main screen is restored at the end, also after Ctrl-C. */
export const openScreen = (): Screen => {
  const out = process.stdout
  let open = true
  const close = (): void => {
    if (!open) return
    open = false
    for (const [signal, leave] of handlers) process.off(signal, leave)
    process.off('exit', close)
    out.write(LEAVE)
  }
  const handlers = (
    [
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const
  ).map(
    ([signal, code]) =>
      [
        signal,
        () => {
          close()
          process.exit(code)
        },
      ] as const,
  )
  for (const [signal, leave] of handlers) process.on(signal, leave)
  process.on('exit', close)
  out.write(ENTER)
  return {
    draw(lines) {
      // Each line is cleared before it is written: clearing after a full line would delete its last letter.
      const visible = lines.slice(0, out.rows ?? lines.length)
      out.write(`\x1b[H${visible.map((line) => `\x1b[2K${line}`).join('\r\n')}\x1b[0J`)
    },
    close,
  }
}

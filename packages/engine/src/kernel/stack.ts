// Finds frames on the stack. A frame's `proc` tells its type, so asking for one names both: innermost<PassFrame>(match,
// 'pass'). Neighbours: match.ts has the stack, machine.ts runs it.
import type { Frame, Match } from './match.ts'

/** Whether it is a frame of this procedure. */
export const isFrame = <F extends Frame>(frame: Frame | undefined, proc: F['proc']): frame is F => frame?.proc === proc

export const topFrame = (match: Match): Frame => match.stack[match.stack.length - 1]

/** The frame whose procedure called that of this frame. */
export const frameBelow = (match: Match, frame: Frame): Frame => match.stack[match.stack.indexOf(frame) - 1]

/** The nearest running call of a procedure, from the top; with a test: the nearest that passes it. */
export const innermost = <F extends Frame>(
  match: Match,
  proc: F['proc'],
  test?: (frame: F) => boolean,
): F | undefined => {
  for (let i = match.stack.length - 1; i >= 0; i--) {
    const frame = match.stack[i]
    if (isFrame<F>(frame, proc) && (test === undefined || test(frame))) return frame
  }
  return undefined
}

/** The nearest running call of a procedure that must be running. */
export const frameAround = <F extends Frame>(match: Match, proc: F['proc']): F => {
  const frame = innermost<F>(match, proc)
  if (!frame) throw new Error(`${proc} is not running`)
  return frame
}

// Puts a text on the clipboard. Neighbours: everything that offers links.

/** The message for the coach: that it was copied, or the text itself if the browser does not allow copying. */
export const copied = async (text: string, done: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text)
    return done
  } catch {
    return text
  }
}

/** A segment of an HLS playlist, with what a player derives for it. */
export type ListedSegment = {
  sequence: number
  /** The discontinuity sequence number (RFC 8216, 6.2.1). */
  discontinuity: number
  /** When it was sent, in milliseconds. */
  at: number
  seconds: number
  address: string
  map: string | undefined
}

export type MediaPlaylist = { targetDuration: number; segments: ListedSegment[] }

/** Parses a media playlist as a player does. @throws for an unknown line */
export function parsePlaylist(text: string): MediaPlaylist {
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== '#EXTM3U') throw new Error(`Not a playlist: ${head}`)
  const segments: ListedSegment[] = []
  let targetDuration = 0
  let sequence = 0
  let discontinuity = 0
  let at = Number.NaN
  let seconds = Number.NaN
  let map: string | undefined
  for (const line of lines) {
    const [, tag = '', value = ''] = /^#(EXT[A-Z-]+):?(.*)$/.exec(line) ?? []
    if (tag === 'EXT-X-TARGETDURATION') targetDuration = Number(value)
    else if (tag === 'EXT-X-MEDIA-SEQUENCE') sequence = Number(value)
    else if (tag === 'EXT-X-DISCONTINUITY-SEQUENCE') discontinuity = Number(value)
    else if (tag === 'EXT-X-DISCONTINUITY') discontinuity += 1
    else if (tag === 'EXT-X-PROGRAM-DATE-TIME') at = Date.parse(value)
    else if (tag === 'EXTINF') seconds = Number(value.replace(',', ''))
    else if (tag === 'EXT-X-MAP') map = /^URI="(.+)"$/.exec(value)?.[1]
    else if (tag !== 'EXT-X-VERSION' && tag !== 'EXT-X-INDEPENDENT-SEGMENTS') {
      if (line.startsWith('#')) throw new Error(`Unknown tag: ${line}`)
      segments.push({ sequence, discontinuity, at, seconds, address: line, map })
      sequence += 1
    }
  }
  return { targetDuration, segments }
}

import { segmentMs } from './loops.ts'
import { type Playout, type Sent, startOf } from './playout.ts'

/** The languages of the captions. */
export const captionLanguages = ['en', 'fr'] as const
export type CaptionLanguage = (typeof captionLanguages)[number]
const names: Record<CaptionLanguage, string> = { en: 'English', fr: 'Français' }

/** The multivariant playlist: one picture with sound, and its captions. Addresses are relative to it. */
export const multivariant: string = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  ...captionLanguages.map(
    (language) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${names[language]}",LANGUAGE="${language}-CA",` +
      'DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,' +
      'CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound",' +
      `URI="captions-${language}.m3u8"`,
  ),
  '#EXT-X-STREAM-INF:BANDWIDTH=420000,AVERAGE-BANDWIDTH=200000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=848x480,FRAME-RATE=25.000,SUBTITLES="captions"',
  'video.m3u8',
  '',
].join('\n')

/** The playlist of the picture. */
export const videoPlaylist = (playout: Playout): string =>
  playlist(
    playout,
    ({ loop, index }) => `segments/${loop}-${index}.m4s`,
    ({ loop }) => `#EXT-X-MAP:URI="segments/${loop}-init.mp4"`,
  )

/** The playlist of the captions in one language: the same segments as the picture's. */
export const captionPlaylist = (playout: Playout, language: CaptionLanguage): string =>
  playlist(playout, ({ loop, index }) => `captions/${language}/${loop}-${index}.vtt`)

function playlist(
  { sent, discontinuities }: Playout,
  address: (segment: Sent) => string,
  map?: (segment: Sent) => string,
): string {
  const seconds = segmentMs / 1000
  const lines = sent.flatMap((segment, index) => [
    ...(segment.discontinuous ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(map && sent[index - 1]?.loop !== segment.loop ? [map(segment)] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(startOf(segment)).toISOString()}`,
    `#EXTINF:${seconds.toFixed(3)},`,
    address(segment),
  ])
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.round(seconds)}`,
    `#EXT-X-MEDIA-SEQUENCE:${sent[0]?.sequence ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuities}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...lines,
    '',
  ].join('\n')
}

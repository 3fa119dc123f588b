/**
 * The outlines of icons: paths on a 24 px grid, drawn with 1.75 px lines. Constants, so that a page downloads only those that it
 * shows.
 */
export const check = 'm5 12.5 4.5 4.5L19 7.5'
export const info = 'M12 11v5.5M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z'
export const warning =
  'M12 9.5v4.5m0 3v.01M10.6 4.4 2.9 18a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.4a1.6 1.6 0 0 0-2.8 0Z'
export const bag = 'M6 8h12l1 12.2a.8.8 0 0 1-.8.8H5.8a.8.8 0 0 1-.8-.8L6 8Zm3 3V6.5a3 3 0 0 1 6 0V11'
export const close = 'm6 6 12 12M18 6 6 18'
export const chevronLeft = 'm14.5 5.5-6.5 6.5 6.5 6.5'
export const chevronRight = 'm9.5 5.5 6.5 6.5-6.5 6.5'
export const chevronDown = 'm5.5 9.5 6.5 6.5 6.5-6.5'
export const minus = 'M5.5 12h13'
export const plus = 'M12 5.5v13M5.5 12h13'
export const play = 'M7 4.8v14.4a.6.6 0 0 0 .9.5l12-7.2a.6.6 0 0 0 0-1l-12-7.2a.6.6 0 0 0-.9.5Z'
export const clock = 'M12 7v5l3.2 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z'
export const calendar = 'M4 9.5h16M8 3v4m8-4v4M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z'
export const heart = 'M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z'
export const user = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0'
export const share =
  'M12 15.5V4m0 0L7.5 8.5M12 4l4.5 4.5M6 12H5a1 1 0 0 0-1 1v6.5a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1V13a1 1 0 0 0-1-1h-1'
export const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8L12 3.5Z'
export const truck =
  'M3 6h11v10H3V6Zm11 3.5h3.6L21 13v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
export const card = 'M3 9.5h18M6.5 15h3M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z'
export const lock =
  'M7 10.5V8a5 5 0 0 1 10 0v2.5M6 10.5h12a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8.5a1 1 0 0 1 1-1Z'
export const trash = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5m4-5.5v5.5'
export const search = 'm20 20-4.6-4.6M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z'
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
export const eyeOff =
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2'
export const print =
  'M7 9V4h10v5M7 18H4.5A1.5 1.5 0 0 1 3 16.5v-5A2.5 2.5 0 0 1 5.5 9h13A2.5 2.5 0 0 1 21 11.5v5a1.5 1.5 0 0 1-1.5 1.5H17m-10-3h10v6H7v-6Z'
export const bell = 'M6.5 17v-6.5a5.5 5.5 0 0 1 11 0V17l1.5 2H5l1.5-2Zm4 4.5h3M12 5V3'

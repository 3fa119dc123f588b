// The home page and the schedule.

export const english = {
  onAirNow: 'On air now',
  restOfToday: 'The rest of today',
  showstopper: 'Today’s Showstopper',
  newest: 'Just arrived',
  scheduleTitle: 'On TV today',
  channelLost: 'We lost the connection for a moment and are reconnecting.',
  watchLive: 'Watch live',
  pausePicture: 'Pause',
  onScreen: 'On screen now',
  addOrChoose: /^(Add to bag|Choose options)/,
  pictureAway: 'The picture is away for a moment.',
  onAir: 'On air',
  closeForToday: 'Close for today',
  controlRoom: 'Control room',
  putOnAir: /^Put (.+) on air$/,
  pressLog: 'What was done',
}

export const french: typeof english = {
  onAirNow: 'En ondes maintenant',
  restOfToday: 'La suite aujourd’hui',
  showstopper: 'Vedette du jour',
  newest: 'Nouveautés',
  scheduleTitle: 'À l’antenne aujourd’hui',
  channelLost: 'Nous avons perdu la chaîne un instant et tentons de la retrouver.',
  watchLive: 'Regarder en direct',
  pausePicture: 'Mettre en pause',
  onScreen: 'À l’écran maintenant',
  addOrChoose: /^(Ajouter au panier|Choisir les options)/,
  pictureAway: 'L’image est interrompue pour un instant.',
  onAir: 'En ondes',
  closeForToday: 'Fermer pour aujourd’hui',
  controlRoom: 'Régie',
  putOnAir: /^Mettre (.+) en ondes$/,
  pressLog: 'Ce qui a été fait',
}

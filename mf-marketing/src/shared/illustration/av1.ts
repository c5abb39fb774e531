/** What the films' WebM files hold: AV1, main profile, 720p, ten bits. A browser without it takes the MP4. */
export const AV1 = 'video/webm; codecs="av01.0.05M.10"';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { AV1 } from '../../shared/illustration/av1';
import captions from './welcome.vtt';
import mp4 from './welcome.mp4';
import webm from './welcome.webm';
import avif480 from './welcome-poster-480.avif';
import avif960 from './welcome-poster-960.avif';
import avif1280 from './welcome-poster-1280.avif';
import webp480 from './welcome-poster-480.webp';
import webp960 from './welcome-poster-960.webp';
import styles from './welcome-video.module.css';

const sizes = '(min-width: 56rem) 56vw, 100vw';

/**
 * The welcome film behind its poster. Nothing of the film is fetched before it is asked for; without
 * JavaScript the link opens the file itself.
 */
export function WelcomeVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);

  // With its controls the film can take the focus that its poster gives up.
  useEffect(() => {
    const film = video.current;
    if (!started || !film) return;
    film.focus({ preventScroll: true });
    film.play().catch(() => undefined);
  }, [started]);

  const start = (event: MouseEvent) => {
    event.preventDefault();
    setStarted(true);
  };

  return (
    <section className={styles.welcome} aria-labelledby="welcome-title">
      <h2 id="welcome-title" className={styles.title}>
        A welcome, in thirteen seconds
      </h2>
      <div className={styles.screen}>
        <video
          ref={video}
          className={styles.film}
          width={1280}
          height={720}
          preload="none"
          playsInline
          muted
          controls={started}
          aria-label="Welcome to FutureLab, a film without sound"
        >
          <source src={webm} type={AV1} />
          <source src={mp4} type="video/mp4" />
          <track kind="captions" src={captions} srcLang="en" label="English" />
        </video>
        {started ? null : (
          <a className={styles.start} href={mp4} data-in-page="" onClick={start}>
            <picture>
              <source
                type="image/avif"
                srcSet={`${avif480} 480w, ${avif960} 960w, ${avif1280} 1280w`}
                sizes={sizes}
              />
              <img
                className={styles.poster}
                src={webp960}
                srcSet={`${webp480} 480w, ${webp960} 960w`}
                sizes={sizes}
                width={1280}
                height={720}
                loading="lazy"
                decoding="async"
                alt="Two sets of fine rings, and an ember pattern where they overlap. The words: What matters is where they meet."
              />
            </picture>
            <span className={styles.play}>
              <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
                <path d="M0 0l12 7-12 7z" fill="currentColor" />
              </svg>
              Watch the film
            </span>
          </a>
        )}
      </div>
      <p className={styles.note}>No sound, no pitch: one idea, drawn.</p>
    </section>
  );
}

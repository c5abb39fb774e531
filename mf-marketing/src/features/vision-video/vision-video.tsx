import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '@futurelab/platform/paths';
import { Container, LinkButton } from '@futurelab/platform/ui';
import { AV1 } from '../../shared/illustration/av1';
import { useVisibility } from './use-visibility';
import mp4 from './vision.mp4';
import webm from './vision.webm';
import avif640 from './vision-poster-640.avif';
import avif1280 from './vision-poster-1280.avif';
import webp640 from './vision-poster-640.webp';
import webp1280 from './vision-poster-1280.webp';
import styles from './vision-video.module.css';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A film behind text. It is fetched when the section comes near, plays while at least 30 % of the section is
 * in view, and stops for good when the visitor says so; with reduced motion it waits to be started. If the
 * film cannot be shown, the section leaves the page while it is still below what the visitor sees. Once it is
 * reached, it stays with its picture: nothing on the screen moves.
 */
export function VisionVideo() {
  const section = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const choice = useRef<'play' | 'pause' | null>(null);
  const { near, visible } = useVisibility(section);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState<'seen' | 'unseen' | null>(null);

  useEffect(() => {
    const film = video.current;
    if (!film || !near) return;
    const wanted = choice.current === null ? !prefersReducedMotion() : choice.current === 'play';
    if (visible && wanted) play(film);
    else film.pause();
  }, [near, visible]);

  const toggle = () => {
    const film = video.current;
    if (!film) return;
    choice.current = playing ? 'pause' : 'play';
    if (playing) film.pause();
    else play(film);
  };

  if (failed === 'unseen') return null;
  // In one go: the page may scroll between two frames, and an observer would report that one frame later.
  const fail = () =>
    requestAnimationFrame(() => {
      const top = section.current?.getBoundingClientRect().top ?? 0;
      flushSync(() => setFailed(top < window.innerHeight ? 'seen' : 'unseen'));
    });
  return (
    <section ref={section} className={styles.vision} aria-labelledby="vision-title">
      <picture>
        <source type="image/avif" srcSet={`${avif640} 640w, ${avif1280} 1280w`} sizes="100vw" />
        <img
          className={styles.film}
          src={webp1280}
          srcSet={`${webp640} 640w, ${webp1280} 1280w`}
          sizes="100vw"
          width={1280}
          height={720}
          loading="lazy"
          decoding="async"
          alt=""
        />
      </picture>
      {failed ? null : (
        <video
          ref={video}
          className={styles.film}
          width={1280}
          height={720}
          preload="metadata"
          loop
          muted
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={(event) => {
            // React lets the error of a source, which does not bubble, pass here too.
            if (event.target === event.currentTarget) fail();
          }}
        >
          {near ? (
            <>
              <source src={webm} type={AV1} />
              <source src={mp4} type="video/mp4" onError={fail} />
            </>
          ) : null}
        </video>
      )}
      <Container>
        <div className={styles.label}>
          <h2 id="vision-title" className={styles.title}>
            The future is made in company.
          </h2>
          <p className={styles.text}>
            Nobody works out alone what these tools should be for. Bring the decision in front of you; leave
            with the judgment of people who have already faced it.
          </p>
          <div className={styles.actions}>
            <LinkButton to={paths.signIn(paths.home)} size="large">
              Build the Future Together
            </LinkButton>
            <LinkButton to={paths.about} variant="secondary" size="large">
              Explore Our Vision
            </LinkButton>
          </div>
        </div>
      </Container>
      {near && !failed ? (
        <Container className={styles.bar}>
          <button type="button" className={styles.toggle} onClick={toggle}>
            <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
              <path d={playing ? 'M0 0h4v14H0zM8 0h4v14H8z' : 'M0 0l12 7-12 7z'} fill="currentColor" />
            </svg>
            <span>{playing ? 'Pause the film' : 'Play the film'}</span>
          </button>
        </Container>
      ) : null}
    </section>
  );
}

/** Starting may be refused (power saving, no gesture yet); the button then still says "Play". */
function play(film: HTMLVideoElement): void {
  film.muted = true;
  film.play().catch(() => undefined);
}

import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { useState } from 'react';
import { GallerySection, Row } from '#app/testing/gallery/section.tsx';
import { Badge } from '#ui/badge.tsx';
import { BoteLine } from '#ui/bote-line.tsx';
import { Button } from '#ui/button.tsx';
import { HeroScene } from '#ui/court/hero-scene.tsx';
import { PosterScene } from '#ui/court/poster-scene.tsx';
import { CornerScene, FinishScene, TodayScene } from '#ui/court/scenes.tsx';
import { Meta } from '#ui/meta.tsx';
import { ProgressBote } from '#ui/progress-bote.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const week = [
  { state: 'done', height: 47, label: '50 min' },
  { state: 'rest', height: 0 },
  { state: 'done', height: 33, label: '35 min' },
  { state: 'planned', height: 42, label: '45 min' },
  { state: 'planned', height: 28, label: '30 min', weight: 1.62 },
  { state: 'planned', height: 84, label: '90 min' },
  { state: 'empty', height: 0 },
] as const;

export function GalleryCourts() {
  const [step, setStep] = useState(9);
  return (
    <>
      <GallerySection title="Hoy">
        <TodayCard />
      </GallerySection>
      <GallerySection title="El bote">
        <div className="card card-tight">
          <BoteLine
            steps={week}
            width={1192}
            height={118}
            base={112}
            columnGap={10}
            ball={3}
            radius={6.5}
            label="Minutos por día: lunes 50, miércoles 35, jueves 45, viernes 30, sábado 90"
          />
        </div>
      </GallerySection>
      <GallerySection title="Pasos" span={5}>
        <ProgressBote step={step} total={11} label={`Pregunta ${step} de 11`} />
        <ProgressBote step={2} total={4} label="Paso 2 de 4" />
        <Row>
          <Button variant="line" onClick={() => setStep(step > 11 ? 1 : step + 1)}>
            Avanzar
          </Button>
        </Row>
        <div className="court on-court p-5">
          <ProgressBote step={3} total={7} ball="air" whiteBall label="Ejercicio 3 de 7" />
          <div className="mt-4 h-37 overflow-hidden rounded-3 bg-court-deep">
            <PosterScene whiteBall className="size-full" />
          </div>
        </div>
      </GallerySection>
      <GallerySection title="Escenas" span={7}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="court on-court">
            <CornerScene whiteBall className="fade-below h-60 w-full" />
          </div>
          <div className="court on-court">
            <FinishScene className="h-60 w-full fade-below-soft" />
          </div>
          <div className="court on-court">
            <PosterScene kind="lateral" className="h-50 w-full" />
          </div>
          <div className="court on-court">
            <PosterScene kind="wallThrowTall" className="h-50 w-full" />
          </div>
        </div>
      </GallerySection>
      <GallerySection title="Portada">
        <div className="court on-court">
          <HeroScene className="fade-left h-140 w-full max-lg:hidden" />
          <HeroScene narrow className="h-85 w-full lg:hidden" />
        </div>
      </GallerySection>
    </>
  );
}

function TodayCard() {
  return (
    <div className="court on-court flex min-h-95 max-lg:pt-49">
      <TodayScene className="absolute top-0 right-0 -z-10 h-57.5 w-full fade-below lg:h-full lg:w-[64%] lg:fade-left" />
      <div className="flex max-w-form flex-col justify-end gap-4 p-5 lg:p-8">
        <div className="flex gap-2 lg:mb-auto">
          <Badge tone="hoy">Hoy</Badge>
          <TypeBadge type="Fuerza explosiva" />
        </div>
        <div>
          <h3 className="heading-1 mb-2.5">Potencia para la bandeja</h3>
          <p className="text-ink-2">
            Lanzamientos y giro de cadera para pegar por encima de la cabeza sin cargar el hombro.
          </p>
        </div>
        <Meta
          items={[
            { text: '45 min', icon: ClockIcon },
            { text: '7 ejercicios', icon: BarbellIcon },
            { text: 'Intermedio', icon: GaugeIcon },
          ]}
        />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="saque" size="lg">
            Empezar Entrenamiento
          </Button>
          <Button variant="line" size="lg">
            Cambiar
          </Button>
        </div>
      </div>
    </div>
  );
}

import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { GallerySection, Row } from '#app/testing/gallery/section.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Difficulty } from '#ui/difficulty.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Meta } from '#ui/meta.tsx';
import { ScoreBar } from '#ui/score-bar.tsx';
import { Tag } from '#ui/tag.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const swatches = [
  ['Pista', 'bg-court'],
  ['Suelo', 'bg-court-floor'],
  ['Bola', 'bg-ball'],
  ['Tinta', 'bg-ink'],
  ['Fondo', 'bg-bg'],
  ['Superficie', 'bg-surface'],
  ['Hundido', 'bg-sunken'],
  ['Tinte', 'bg-brand-tint'],
  ['Físico', 'bg-fis'],
  ['Técnico', 'bg-tec'],
  ['Táctico', 'bg-tac'],
  ['Partido', 'bg-par'],
  ['Otro', 'bg-otr'],
  ['8–10', 'bg-score-hi'],
  ['6–7', 'bg-score-mid'],
  ['0–5', 'bg-score-lo'],
] as const;

const types = ['Físico', 'Técnico', 'Táctico', 'Partido', 'Descanso', 'Mental'];
const categories = ['Fuerza', 'Fuerza explosiva', 'Pliometría', 'Cardio', 'Flexibilidad', 'Funcionalidad'];

export function GalleryMarks() {
  const [favourite, setFavourite] = useState(true);
  const [pending, setPending] = useState(true);
  return (
    <>
      <GallerySection title="Color">
        <ul className="grid grid-cols-4 gap-x-3 gap-y-4 lg:grid-cols-8">
          {swatches.map(([name, colour]) => (
            <li key={name} className="text-sm font-strong">
              <span className={`mb-1.5 block h-14 rounded-2 border ${colour}`} />
              {name}
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Tipografía" span={7}>
        <p className="heading-hero">Bandeja al fondo</p>
        <p className="heading-1">Título de página</p>
        <p className="heading-2">Título de sección</p>
        <p className="heading-3">Título de tarjeta</p>
        <p>Texto: contacto alto, salida baja al rincón.</p>
        <p className="text-sm text-ink-2">Apoyo: 4 series, 8 reps, 60 s de descanso.</p>
        <p className="num text-num-lg font-head">00:18:42</p>
        <p className="figure-lg">
          846<small> min</small>
        </p>
      </GallerySection>
      <GallerySection title="Botones" span={5}>
        <Row>
          <Button variant="saque" size="lg">
            Empezar Entrenamiento
          </Button>
          <Button>Generar Rutina</Button>
          <Button variant="line">Cambiar</Button>
          <Button variant="quiet">Empezar</Button>
          <Button variant="ghost">Cerrar Sesión</Button>
          <Button variant="danger">Eliminar</Button>
        </Row>
        <Row>
          <Button pending={pending} pendingLabel="Iniciando sesión..." onClick={() => setPending(true)}>
            Iniciar Sesión
          </Button>
          <Button variant="line" pending={pending} pendingLabel="Regenerando...">
            Regenerar Plan
          </Button>
          <Button disabled>Generar Rutina</Button>
          <Button variant="ghost" size="sm" onClick={() => setPending(!pending)}>
            Alternar espera
          </Button>
        </Row>
        <Row>
          <IconButton icon={XIcon} label="Cancelar" variant="line" />
          <IconButton icon={CheckIcon} label="Confirmar" variant="solid" />
          <IconButton
            icon={HeartIcon}
            label={favourite ? 'Quitar de favoritos' : 'Añadir a favoritos'}
            aria-pressed={favourite}
            weight={favourite ? 'fill' : 'regular'}
            className={favourite ? 'text-err' : ''}
            onClick={() => setFavourite(!favourite)}
          />
          <ArrowLink to="/routine-manager">Ver todas las rutinas</ArrowLink>
        </Row>
        <div className="court on-court flex flex-wrap gap-2.5 p-4">
          <Button variant="saque">Empezar</Button>
          <Button variant="white">Siguiente</Button>
          <Button variant="line">Anterior</Button>
          <Button variant="ghost">Saltar</Button>
          <LinkButton to="/dashboard" variant="quiet">
            Volver
          </LinkButton>
        </div>
      </GallerySection>
      <GallerySection title="Etiquetas y puntuación" span={7}>
        <Row>
          {types.map((type) => (
            <TypeBadge key={type} type={type} />
          ))}
          <Badge tone="hoy">Hoy</Badge>
        </Row>
        <Row>
          {categories.map((type) => (
            <TypeBadge key={type} type={type} />
          ))}
          <TypeBadge type="Natación" />
        </Row>
        <Row>
          <Badge tone="ok">Activo</Badge>
          <Badge>Inactivo</Badge>
          <Badge tone="warn">Sin terminar</Badge>
          <Badge tone="err">Caducado</Badge>
          <Tag>Hombro</Tag>
          <Tag large>Balón medicinal 4–5 kg</Tag>
          <Difficulty level="Principiante" />
          <Difficulty level="Intermedio" />
          <Difficulty level="Avanzado" />
        </Row>
        <Meta
          items={[
            { text: '45 min', icon: ClockIcon },
            { text: '7 ejercicios', icon: BarbellIcon },
            { text: 'Intermedio', icon: GaugeIcon },
          ]}
        />
        <div className="grid max-w-form gap-2.5">
          <ScoreBar score={9} />
          <ScoreBar score={6} />
          <ScoreBar score={4} />
        </div>
      </GallerySection>
    </>
  );
}

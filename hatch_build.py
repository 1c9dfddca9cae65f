"""The build hook: a pure wheel anywhere, a compiled one for this platform when FONDACO_COMPILE=1."""

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel if they are wanted."""

    def dependencies(self) -> list[str]:
        """What compiling needs is installed only for those who compile."""
        if not wants_compiled(self.target_name):
            return []
        return list(self.metadata.config["dependency-groups"]["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install stays uncompiled, or edits would have no effect."""
        if not wants_compiled(self.target_name) or version == "editable":
            return
        root = Path(self.root)
        tool = runpy.run_path(str(root / "tools" / "compile.py"))
        target = root / "build" / "compiled"
        try:
            made = tool["compile_into"](root / "src", target)
        except tool["CompileError"] as error:
            self.app.abort(str(error))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(target / library): str(library) for library in made})


def wants_compiled(target_name: str) -> bool:
    """Whether this build is of a wheel with compiled modules."""
    return target_name == "wheel" and os.environ.get("FONDACO_COMPILE") == "1"
